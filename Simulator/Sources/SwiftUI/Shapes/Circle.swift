/// The largest circle that there is room for.
nonisolated public struct Circle: Shape {
  /// Creates the circle.
  nonisolated public init() {}

  /// The circle within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
