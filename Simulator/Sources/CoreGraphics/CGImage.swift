/// A picture of pixels that cannot be changed.
///
/// It is made by `CGContext.makeImage()`. The initializer that takes a data provider is left out:
/// it needs a cast of `Data` to `CFData`, which Linux has not.
public final class CGImage {
  /// The pixels in a row.
  public let width: Int
  /// The rows.
  public let height: Int
  /// The space of the colors.
  public let colorSpace: CGColorSpace?
  /// Red, green, blue, alpha, multiplied by alpha.
  ///
  /// Rows from the top without gaps.
  @_spi(Simulation) public let bytes: [UInt8]

  /// Creates an image of 8-bit premultiplied RGBA.
  @_spi(Simulation) public init(
    width: Int, height: Int, bytes: [UInt8], colorSpace: CGColorSpace? = nil
  ) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes are no image of \(width) × \(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.colorSpace = colorSpace ?? CGColorSpaceCreateDeviceRGB()
  }

  /// The bits of one part of a color.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// Where a pixel has its alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}

extension CGImage: Hashable {
  /// Whether both are the same image.
  public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
