/// Where a touch belongs to a button.
///
/// A small button is hard to hit, so its area is at least a given side wide and high, about the
/// button's own middle. The layout knows nothing of that. Where the areas of two buttons overlap,
/// the one with the nearer middle gets the touch:
///
/// ```
/// let area = HitArea(of: Box(x: 100, y: 0, width: 24, height: 24), atLeast: 44)
/// area.contains(Point2D(x: 92, y: 12))    // true
/// ```
public struct HitArea: Equatable, Sendable {
  /// The least side of an area under a finger, in points: 44.
  ///
  /// It is what Apple's Human Interface Guidelines ask for.
  public static let touchSide = 44.0

  /// The area.
  public let box: Box

  /// Creates the area of what is seen in a box.
  ///
  /// - Parameters:
  ///   - bounds: Where the button is seen. A number that is not finite makes an area that holds
  ///     nothing.
  ///   - side: The least width and height, in points, 0 or more.
  public init(of bounds: Box, atLeast side: Double = touchSide) {
    let center = bounds.center
    let width = max(bounds.width, side)
    let height = max(bounds.height, side)
    box = Box(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Whether a touch there can be the button's.
  ///
  /// Another button may still have the better claim.
  public func contains(_ point: Point2D) -> Bool { box.contains(point) }

  /// Whether another button's area has the better claim to a touch.
  ///
  /// It has where it holds the place too, and its middle is nearer. Of two that are equally near,
  /// neither gives way: the toolkit's order decides.
  public func givesWay(to other: HitArea, at point: Point2D) -> Bool {
    other.contains(point)
      && (point - other.box.center).length < (point - box.center).length
  }
}
