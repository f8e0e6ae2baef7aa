/// A picture of pixels: 8-bit red, green, blue and alpha in sRGB, multiplied by alpha.
///
/// Rows run from the top, pixels from the left, four bytes each in the order red, green, blue,
/// alpha, with no gap between rows.
public struct Bitmap: Equatable, Sendable {
  /// The pixels in a row; at least 1.
  public let width: Int
  /// The rows; at least 1.
  public let height: Int
  /// The pixels' bytes, `width × height × 4` of them.
  public var bytes: [UInt8]

  /// The most pixels a side may have.
  public static let sideLimit = 16_384

  /// Creates a picture with every pixel clear; a side must be 1…``sideLimit``.
  public init(width: Int, height: Int) {
    self.init(
      width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Creates a picture of the given bytes, already multiplied by alpha.
  ///
  /// A side must be 1…``sideLimit``, and there must be `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      1...Self.sideLimit ~= width && 1...Self.sideLimit ~= height,
      "A bitmap's side must be 1…16384 pixels")
    precondition(
      bytes.count == width * height * 4, "A bitmap needs four bytes for each of its pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The opacity of a pixel, 0…255; both indices must be inside the picture.
  public func alpha(column: Int, row: Int) -> UInt8 {
    bytes[(row * width + column) * 4 + 3]
  }
}
