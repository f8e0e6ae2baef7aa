import Foundation
import QuartzCore

/// A line around a view, which shows that keys come to it.
///
/// Where the line lies in respect of its outline is not modelled: nothing draws it.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline, in the view's coordinates; nil is the view's own.
  @_spi(Simulation) public let outline: UIBezierPath?

  private init(around outline: UIBezierPath?) {
    self.outline = outline
    super.init()
  }

  /// Creates a halo around the view.
  public override convenience init() { self.init(around: nil) }

  /// Creates a halo around a rectangle of the view's coordinates.
  public convenience init(rect: CGRect) { self.init(around: UIBezierPath(rect: rect)) }

  /// Creates a halo around a rectangle with round corners, of the view's coordinates.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(around: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a halo around an outline of the view's coordinates.
  public convenience init(path bezierPath: UIBezierPath) { self.init(around: bezierPath) }

  /// The view that it is drawn in; nil leaves it to the system.
  open weak var containerView: UIView?
  /// The view that it is drawn above.
  open weak var referenceView: UIView?
}
