/// A displacement in the plane, as Core Graphics documents it.
public struct CGVector: Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// Creates the displacement that leads nowhere.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates the displacement with the given parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The displacement that leads nowhere.
  public static var zero: CGVector { CGVector() }
}

extension CGVector: Equatable {}
