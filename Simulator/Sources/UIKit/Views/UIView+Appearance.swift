import CoreGraphics
import Foundation
import QuartzCore

// Tint and traits go down the tree.
extension UIView {
  /// The tint in force: its own, else the superview's, else the system's blue.
  var shownTint: UIColor {
    guard shownTintMode == .dimmed else { return inheritedTint }
    // A dimmed tint is documented to have no color: the gray of equal lightness is our choice.
    return UIColor.dimmed(inheritedTint)
  }

  private var inheritedTint: UIColor {
    look.tint ?? superview?.inheritedTint ?? .systemBlue
  }

  var shownTintMode: UIView.TintAdjustmentMode {
    guard look.tintMode == .automatic else { return look.tintMode }
    return superview?.shownTintMode ?? .normal
  }

  /// The traits in force: the superview's, or a window's own, with what is overridden here.
  var currentTraits: UITraitCollection {
    var traits = surroundingTraits
    traits.tint = shownTint
    return UITraitCollection(traits: traits)
  }

  private var surroundingTraits: Traits {
    var traits = superview?.surroundingTraits ?? ownTraits
    if overrideUserInterfaceStyle != .unspecified { traits.style = overrideUserInterfaceStyle }
    return traits
  }

  private var ownTraits: Traits {
    (self as? UIWindow)?.surroundings.traits ?? UITraitCollection.unscened.traits
  }

  /// Tells those at and below the view whose traits or tint have changed, the higher ones first.
  func spreadAppearance() {
    let current = currentTraits
    let earlier = look.toldTraits
    let hasNewTraits = earlier != current
    let hasNewTint = look.toldTint != shownTint || look.toldTintMode != shownTintMode
    look.toldTraits = current
    look.toldTint = shownTint
    look.toldTintMode = shownTintMode
    if hasNewTraits || hasNewTint { resolveBackground() }
    adoptScale()
    if hasNewTraits {
      current.performAsCurrent {
        tree.controller?.traitCollectionDidChange(earlier)
        traitCollectionDidChange(earlier)
      }
    }
    if hasNewTint { current.performAsCurrent { tintColorDidChange() } }
    for view in subviews { view.spreadAppearance() }
  }

  /// Gives the layer the scale of the display that it has come to be seen on.
  private func adoptScale() {
    let scale = currentTraits.displayScale
    guard window != nil, scale > 0, scale != look.toldScale else { return }
    look.toldScale = scale
    layer.contentsScale = scale
  }

  /// Gives the layer the background as it is under the traits in force.
  func resolveBackground() {
    layer.backgroundColor = look.background?.resolvedColor(with: currentTraits).cgColor
  }
}
