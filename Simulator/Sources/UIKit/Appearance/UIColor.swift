@_spi(Simulation) import CoreGraphics
import Foundation

/// A color, which may depend on the traits under which it is seen.
///
/// A fixed color equals another one of the same components; a system color one of the same name; a
/// color of a closure only itself. Only the first is documented.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private enum Value {
    case fixed(CGColor)
    case named(String, @Sendable (UITraitCollection) -> UIColor)
    case closure((UITraitCollection) -> UIColor)
  }

  private let content: Value

  private init(_ content: Value) {
    self.content = content
    super.init()
  }

  /// Creates a color of sRGB components, which may be beyond 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color of hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a color of Display P3's components.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    guard let space = CGColorSpace(name: CGColorSpace.displayP3),
      let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
    else { fatalError("There is no Display P3 here.") }
    self.init(.fixed(color))
  }

  /// Creates the color that Core Graphics has.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// Creates a color that is asked for under each traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.closure(dynamicProvider))
  }

  static func named(
    _ name: String, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) -> UIColor { UIColor(.named(name, provider)) }

  /// The color as it is under the current traits.
  open var cgColor: CGColor { resolved(with: .current) }

  /// The color as it is under traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(.fixed(resolved(with: traitCollection)))
  }

  /// Tells the sRGB components under the current traits; the answer says whether there are any.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.extendedSRGBComponents
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The same color with another alpha; one that depends on traits goes on doing so.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
    case .named(let name, let provider):
      UIColor(.named("\(name) \(alpha)", { provider($0).withAlphaComponent(alpha) }))
    case .closure(let provider): UIColor(.closure({ provider($0).withAlphaComponent(alpha) }))
    }
  }

  /// Has shapes filled in it from now on, in the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Has shapes filled in it from now on; here lines are not drawn.
  open func set() { setFill() }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .named(_, let provider): provider(traits).resolved(with: traits)
    case .closure(let provider): provider(traits).resolved(with: traits)
    }
  }

  /// Itself: a color never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both are the same color under all traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.named(let a, _), .named(let b, _)): a == b
    default: self === other
    }
  }

  /// The same for equal ones.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .named(let name, _): name.hashValue
    case .closure: ObjectIdentifier(self).hashValue
    }
  }

  /// The kind and the components or the name.
  open override var description: String {
    switch content {
    case .fixed(let color): "UIColor \(color.extendedSRGBComponents)"
    case .named(let name, _): "UIColor \(name)"
    case .closure: "UIColor of a closure"
    }
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes a fixed color's components, or a system color's name.
  ///
  /// What becomes of a color of a closure is not documented: it traps.
  open func encode(with coder: NSCoder) {
    switch content {
    case .fixed(let color):
      for (key, part) in zip(Self.keys, color.extendedSRGBComponents) {
        coder.encode(Double(part), forKey: key)
      }
    case .named(let name, _):
      guard UIColor.system(name) != nil else {
        fatalError("Archiving a system color of another alpha is not modelled.")
      }
      coder.encode(name as NSString, forKey: Self.nameKey)
    case .closure:
      fatalError("What the archive of a color of a closure holds is not documented: resolve it.")
    }
  }

  /// Creates the color that an archive holds.
  public required init?(coder: NSCoder) {
    if let name = coder.present(NSString.self, forKey: Self.nameKey) {
      guard let color = UIColor.system("\(name)") else { return nil }
      content = color.content
    } else {
      guard coder.containsValue(forKey: Self.keys[0]) else { return nil }
      let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
      content = .fixed(
        CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }
    super.init()
  }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  private static let nameKey = "UISystemColorName"
}
