import Foundation
import QuartzCore

/// A line around a view, which shows that keys come to it.
@MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline; nil is the view's own.
  @_spi(Simulation) public let outline: UIBezierPath?

  /// Creates a halo around the view.
  public override init() {
    outline = nil
    super.init()
  }

  /// Creates a halo around a rectangle of the view's coordinates.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    outline = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  /// Creates a halo around an outline of the view's coordinates.
  public init(path bezierPath: UIBezierPath) {
    outline = bezierPath
    super.init()
  }

  /// The view that it is drawn in; nil leaves it to the system.
  open weak var containerView: UIView?
  /// The view that it is drawn above.
  open weak var referenceView: UIView?
}
