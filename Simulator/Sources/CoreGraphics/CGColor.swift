/// A color: components in a space, and alpha.
///
/// Two colors are equal if their spaces and components are.
public final class CGColor {
  /// The space that the components are in.
  public let colorSpace: CGColorSpace?
  private let parts: [CGFloat]

  /// Creates a color in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpaceCreateDeviceRGB()
    parts = [red, green, blue, alpha]
  }

  /// Creates a color of as many components as the space has.
  ///
  /// And alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    parts = (0...space.numberOfComponents).map { components[$0] }
  }

  private init(colorSpace: CGColorSpace?, parts: [CGFloat]) {
    self.colorSpace = colorSpace
    self.parts = parts
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { parts }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { parts.count }

  /// How much hides what is behind.
  public var alpha: CGFloat { parts[parts.count - 1] }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace: colorSpace, parts: parts.dropLast() + [alpha])
  }

  /// The color in another space.
  ///
  /// Into sRGB and extended sRGB only.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    let target = colorSpace.name
    guard target == CGColorSpace.sRGB || target == CGColorSpace.extendedSRGB else {
      fatalError("Colors are converted to sRGB and extended sRGB only, not \(target?.text ?? "")")
    }
    var parts = extendedSRGBComponents
    if target == CGColorSpace.sRGB { parts = parts.map { max(0, min($0, 1)) } }
    return CGColor(colorSpace: colorSpace, parts: parts)
  }
}

extension CGColor: Hashable {
  /// Whether both are equal.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.colorSpace == second.colorSpace && first.parts == second.parts
  }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(parts)
  }
}

extension CGColor {
  /// Red, green, blue and alpha in sRGB.
  ///
  /// Outside of 0…1 for what sRGB has not.
  @_spi(Simulation) public var extendedSRGBComponents: [CGFloat] {
    switch colorSpace?.name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: parts
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      [parts[0], parts[0], parts[0], parts[1]]
    case CGColorSpace.displayP3:
      DisplayP3.encodedSRGB(parts[0], parts[1], parts[2]) + [parts[3]]
    default:
      fatalError("A color in \(colorSpace?.name?.text ?? "no space") is not modelled.")
    }
  }
}
