import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Stands for a size that a view does not have of itself: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The direction in which what is inside runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isReversed ? .rightToLeft : .leftToRight)
  }

  /// The direction for an attribute, where the interface runs in a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// How much it resists to be larger than it would be of itself.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    look.priorities[axis]?.hugging ?? .defaultLow
  }

  /// Says how much it resists to be larger than it would be of itself.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    look.priorities[axis, default: (.defaultLow, .defaultHigh)].hugging = priority
  }

  /// How much it resists to be smaller than it would be of itself.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    look.priorities[axis]?.resistance ?? .defaultHigh
  }

  /// Says how much it resists to be smaller than it would be of itself.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    look.priorities[axis, default: (.defaultLow, .defaultHigh)].resistance = priority
  }

  /// A point of its coordinates, in those of another view; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: other(view)?.layer)
  }

  /// A point of another view's coordinates, in its own; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: other(view)?.layer)
  }

  /// A rectangle of its coordinates, in those of another view; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: other(view)?.layer)
  }

  /// A rectangle of another view's coordinates, in its own; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: other(view)?.layer)
  }

  func changeGeometry(_ change: () -> Void) {
    let earlier = bounds
    change()
    guard bounds != earlier else { return }
    if bounds.size != earlier.size, autoresizesSubviews {
      for view in subviews { view.follow(from: earlier.size, to: bounds.size) }
    }
    setNeedsLayout()
  }

  private static var isAsked = false

  func layOutNow() {
    askAgain()
    let earlier = UIView.isAsked
    UIView.isAsked = true
    layer.layoutIfNeeded()
    UIView.isAsked = earlier
  }

  /// Lays out, if someone asked for it now or the view is in a window.
  ///
  /// What is in no window is no part of what is shown, so a commit does not lay it out: it owes the
  /// layout until it comes into one.
  func layOutHere() {
    owesLayout = window == nil && !UIView.isAsked
    guard !owesLayout else { return }
    traitCollection.performAsCurrent { layoutSubviews() }
  }

  /// Asks once more for the layouts that are owed, here and below.
  func askAgain() {
    if owesLayout {
      owesLayout = false
      setNeedsLayout()
    }
    for view in subviews { view.askAgain() }
  }

  private func other(_ view: UIView?) -> UIView? {
    view ?? window ?? sequence(first: self, next: \.superview).first { $0.superview == nil }
  }

  /// Keeps its place in a superview of another size, as its mask says.
  ///
  /// What is added is shared among the parts that give way, each by its share of them; with no size
  /// to share by, evenly.
  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = UIView.follow(
      (frame.minX, frame.width, old.width - frame.maxX), new.width - old.width,
      (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = UIView.follow(
      (frame.minY, frame.height, old.height - frame.maxY), new.height - old.height,
      (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func follow(
    _ lengths: (before: CGFloat, own: CGFloat, after: CGFloat), _ added: CGFloat,
    _ gives: (before: Bool, own: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let before = gives.before ? lengths.before : 0
    let own = gives.own ? lengths.own : 0
    let sum = before + own + (gives.after ? lengths.after : 0)
    let count = [gives.before, gives.own, gives.after].filter(\.self).count
    guard count > 0 else { return (lengths.before, lengths.own) }
    func share(_ length: CGFloat, _ gives: Bool) -> CGFloat {
      guard gives else { return 0 }
      return sum > 0 ? added * length / sum : added / CGFloat(count)
    }
    return (
      lengths.before + share(before, gives.before), lengths.own + share(own, gives.own)
    )
  }
}
