/// What the numbers of a color stand for.
///
/// Modelled are sRGB, extended sRGB, Display P3 and sRGB's gray.
public final class CGColorSpace {
  /// The name that the space was made with.
  public let name: CFString?

  private let spaceModel: CGColorSpaceModel

  /// Creates a space by name.
  ///
  /// Nil for a name that is not modelled.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: spaceModel = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray: spaceModel = .monochrome
    default: return nil
    }
    self.name = name
  }

  /// What the components mean.
  public var model: CGColorSpaceModel { spaceModel }

  /// The components of a color, alpha not counted.
  public var numberOfComponents: Int { spaceModel == .monochrome ? 1 : 3 }

  /// The name of sRGB.
  public static let sRGB = CFString("kCGColorSpaceSRGB")
  /// The name of sRGB beyond 0…1.
  public static let extendedSRGB = CFString("kCGColorSpaceExtendedSRGB")
  /// The name of Display P3.
  public static let displayP3 = CFString("kCGColorSpaceDisplayP3")
  /// The name of a gray, taken here as sRGB's.
  public static let genericGrayGamma2_2 = CFString("kCGColorSpaceGenericGrayGamma2_2")
  /// The name of a gray beyond 0…1.
  public static let extendedGray = CFString("kCGColorSpaceExtendedGray")
}

extension CGColorSpace: Hashable {
  /// Whether both are equal.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.name == second.name
  }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the device: sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { fatalError("sRGB is modelled.") }
  return space
}
