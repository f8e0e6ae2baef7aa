/// A picture of pixels: 8-bit premultiplied color and alpha, in sRGB.
///
/// Rows run from the top, pixels from the left, four bytes each in the order red, green, blue,
/// alpha, with no gap between rows. Red, green and blue are multiplied by alpha.
public struct Bitmap: Equatable, Sendable {
  /// The pixels in a row; at least 1.
  public let width: Int
  /// The rows; at least 1.
  public let height: Int
  private var storage: [UInt8]

  /// The most pixels a side may have.
  public static let sideLimit = 16_384

  /// Creates a picture with every pixel clear; a side must be 1…``sideLimit``.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // Before the sides are multiplied or room is made.
    Self.checkSides(width, height)
    storage = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a picture of the given bytes, already multiplied by alpha.
  ///
  /// A side must be 1…``sideLimit``, and there must be `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    Self.checkSides(width, height)
    storage = bytes
    checkCount()
  }

  /// The pixels' bytes.
  ///
  /// There must always be `width × height × 4` of them.
  ///
  /// They are changed in place, and counted after each change.
  public var bytes: [UInt8] {
    get { storage }
    // Whoever reads memory by this count trusts it. An observer is not called where a change
    // ends in an error that is thrown; what is deferred here is.
    _modify {
      defer { checkCount() }
      yield &storage
    }
  }

  /// The opacity of a pixel, 0…255.
  ///
  /// Both indices must be inside the picture.
  public func alpha(column: Int, row: Int) -> UInt8 {
    storage[(row * width + column) * 4 + 3]
  }

  private static func checkSides(_ width: Int, _ height: Int) {
    precondition(
      1...sideLimit ~= width && 1...sideLimit ~= height,
      "A bitmap's sides must be 1…\(sideLimit) pixels, not \(width) × \(height)")
  }

  private func checkCount() {
    precondition(
      storage.count == width * height * 4,
      "A bitmap of \(width) × \(height) pixels needs four bytes for each, not \(storage.count) bytes"
    )
  }
}
