import HeartCore

/// Writes a moving button as a Lottie file.
///
/// ```
/// let lottie = LottieDocument(width: 96, height: 96)
/// lottie.moving(storyboard) { $0.png() }          // UTF-8
/// ```
///
/// Lottie is JSON that players on every system draw. The file holds only what all of them draw
/// alike: paths, fills, strokes, transforms, and one matte. Its last frame is the settled state.
/// Each change has a marker of its name, and its layers and colors have names to override them by:
///
/// ```
/// Background
///   └ Background        a fill
/// Button                inside the matte Icon
///   ├ Border / Border   a stroke
///   └ Fill / Fill       a fill
/// Ring
///   └ Ring / Ring       a stroke
/// Particles
///   └ Particle 1 / Fill, Particle 2 / Fill, …
/// ```
///
/// How often a file plays is for its player to say; Lottie has no place for it.
public struct LottieDocument: Sendable {
  /// The width of the canvas, in points.
  public let width: Double
  /// The height of the canvas, in points.
  public let height: Double
  /// What is behind the button.
  public let background: RGBA
  /// What an editor calls the file.
  public let title: String
  /// The frames in a second.
  ///
  /// Players draw between frames too, unless they are told not to, so a higher rate makes nothing
  /// smoother and takes no more room: it is what a player's controls count in.
  public let frameRate: Double

  /// The frame rates that a file can have.
  public static let frameRates = 1.0...1000.0

  /// Creates a file of a size in points, above zero.
  ///
  /// The frame rate must be one of ``frameRates``.
  public init(
    width: Double, height: Double, background: RGBA = .clear, title: String = "Favorite",
    frameRate: Double = 60
  ) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "A file's sides must be above 0, not \(width) and \(height)")
    precondition(
      Self.frameRates.contains(frameRate),
      "A frame rate must be in 1…1000, not \(frameRate)")
    self.width = width
    self.height = height
    self.background = background
    self.title = title
    self.frameRate = frameRate
  }

  /// The file of a storyboard, in UTF-8.
  ///
  /// Lengths are off by no more than a 2,000th of the canvas's longer side and 0.05 points, and
  /// outlines by less than a
  /// hundredth of a point and than 1/10,000 of the icon's size.
  ///
  /// - Parameters:
  ///   - storyboard: What happens; its canvas must be as large as the file.
  ///   - png: Writes an image as a PNG file; asked only where the icon has images.
  public func moving<Failure: Error>(
    _ storyboard: Storyboard, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    storyboard.requireCanvas(width: width, height: height)
    let motion = FittedMotion(storyboard)
    let images = try LottieImage.all(of: storyboard.look.icon, png: png)
    return LottieWriter(document: self, motion: motion, images: images).file.utf8
  }
}
