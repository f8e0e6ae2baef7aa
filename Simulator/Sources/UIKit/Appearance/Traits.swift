import Foundation

/// The values of a trait collection.
struct Traits: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var textSize = UIContentSizeCategory.unspecified
  var contrast = UIAccessibilityContrast.unspecified

  // What `UIColor.tintColor` resolves to. It is no trait of its own in public, so two collections
  // that differ in nothing else are equal.
  var tint: UIColor?

  /// Takes over what the other one specifies.
  mutating func add(_ other: Traits) {
    if other.style != .unspecified { style = other.style }
    if other.scale != 0 { scale = other.scale }
    if other.direction != .unspecified { direction = other.direction }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.textSize != .unspecified { textSize = other.textSize }
    if other.contrast != .unspecified { contrast = other.contrast }
    if let tint = other.tint { self.tint = tint }
  }

  static func == (a: Traits, b: Traits) -> Bool {
    a.style == b.style && a.scale == b.scale && a.direction == b.direction
      && a.horizontal == b.horizontal && a.vertical == b.vertical && a.textSize == b.textSize
      && a.contrast == b.contrast
  }
}
