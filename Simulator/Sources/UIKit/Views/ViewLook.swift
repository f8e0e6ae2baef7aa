import Foundation

/// How a view looks and answers, as far as its layer does not know.
@MainActor
struct ViewLook {
  var background: UIColor?
  var mask: UIView?
  var isOpaque = true
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  var interactions: [any UIInteraction] = []
  var focusEffect: UIFocusEffect?
  var priorities:
    [NSLayoutConstraint.Axis: (hugging: UILayoutPriority, resistance: UILayoutPriority)] = [:]

  // What the view was last told of, so that a change is noticed.
  var toldTraits = UITraitCollection.unscened
  var toldTint = UIColor.systemBlue
  var toldScale: CGFloat?
  var toldTintMode = UIView.TintAdjustmentMode.normal
}
