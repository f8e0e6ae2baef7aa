import HeartCore

/// Writes a button as SVG: at one instant, or moving.
///
/// ```
/// let svg = SVGDocument(width: 96, height: 96)
/// svg.still(picture) { $0.png() }          // UTF-8
/// ```
///
/// The document opens in a browser, in a library and in an editor alike. A moving one shows its
/// settled end where nothing moves, or where a person wants little motion.
public struct SVGDocument: Sendable {
  /// The width of the canvas, in points.
  public let width: Double
  /// The height of the canvas, in points.
  public let height: Double
  /// What is behind the button.
  public let background: RGBA
  /// What the picture is called where it cannot be seen.
  public let title: String

  /// Creates a document of a size in points, above zero.
  public init(
    width: Double, height: Double, background: RGBA = .clear, title: String = "Favorite"
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.title = title
  }

  /// The document of one picture, in UTF-8.
  ///
  /// - Parameter png: Writes an image as a PNG file; asked only where the picture has images.
  public func still<Failure: Error>(
    _ picture: Picture, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    []
  }

  /// The document of a storyboard, in UTF-8.
  ///
  /// - Parameters:
  ///   - storyboard: What happens; its canvas must be the document's.
  ///   - plays: How often.
  ///   - png: Writes an image as a PNG file; asked only where the icon has images.
  public func moving<Failure: Error>(
    _ storyboard: Storyboard, plays: PlayCount = .once,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    []
  }
}
