import CoreGraphics
import Foundation

/// Shows a part of something larger.
///
/// Here it is moved by code; fingers and inertia do not move it.
@MainActor
open class UIScrollView: UIView {
  /// How the room around the content is found.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As suits the surroundings.
    case automatic = 0
    /// In the directions in which it moves.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Always.
    case always = 3
  }

  /// Creates a scroll view in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view that an archive holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Hears of its moves.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of what is seen a part of.
  open var contentSize = CGSize.zero
  /// The room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// How the room around is found; there is nothing to avoid here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether it can be moved by the person.
  open var isScrollEnabled = true

  /// What is seen at the top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves to a place; to go there slowly traps, for Apple does not say how.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard !animated else { fatalError("Animated scrolling is not modelled.") }
    self.contentOffset = contentOffset
  }

  /// Where it is in its own coordinates; a new origin is told to the delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let earlier = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != earlier {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }
}
