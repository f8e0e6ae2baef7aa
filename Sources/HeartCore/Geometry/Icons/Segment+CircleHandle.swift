extension Segment {
  /// How far along the tangent a cubic's control lies for the cubic to continue a circle.
  ///
  /// A cubic's curvature at its end is 2/3 · s / h², where h is the distance to the nearer control
  /// and s how far the other control lies beside the tangent. This is the h that makes it
  /// 1 / radius, so that not only the direction but the curvature too runs on without a jump.
  static func circleHandle(radius: Double, sidestep: Double) -> Double {
    (radius * sidestep * 2 / 3).squareRoot()
  }
}
