/// A premultiplied color, each part 0…255.
@_spi(Simulation) public struct BlendedColor: Equatable, Sendable {
  /// Red, green, blue, alpha.
  public var parts: SIMD4<Float>

  /// Creates a color of its premultiplied parts.
  public init(parts: SIMD4<Float>) { self.parts = parts }

  /// The four bytes of a pixel.
  public init(bytes: UnsafeRawBufferPointer) {
    parts = SIMD4<Float>(bytes.loadUnaligned(as: SIMD4<UInt8>.self))
  }

  /// A color in sRGB.
  ///
  /// What sRGB has not is cut to what it has.
  public init(_ color: CGColor, opacity: CGFloat) {
    let sRGB = color.extendedSRGBComponents.map { Float(max(0, min($0, 1))) }
    let alpha = sRGB[3] * Float(max(0, min(opacity, 1)))
    parts = SIMD4(sRGB[0] * alpha, sRGB[1] * alpha, sRGB[2] * alpha, alpha) * 255
  }

  /// So much of the color.
  public func scaled(by share: Float) -> BlendedColor { BlendedColor(parts: parts * share) }

  /// The color drawn over another.
  public func over(_ back: BlendedColor) -> BlendedColor {
    BlendedColor(parts: parts + back.parts * (1 - parts.w / 255))
  }

  /// Writes the four bytes of a pixel, each rounded to the nearest.
  public func store(to bytes: UnsafeMutableRawBufferPointer) {
    let rounded = (parts + 0.5).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    bytes.storeBytes(of: SIMD4<UInt8>(rounded), as: SIMD4<UInt8>.self)
  }
}
