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
  /// Red, green, blue, alpha, multiplied by alpha, rows from the top without gaps.
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

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}

extension CGImage: Hashable {
  /// As of any object of Core Foundation without a comparison of its own: the same one.
  public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
