/// How far a fitted value may be off.
struct FitBounds {
  /// The largest error of a length, in points of the canvas.
  var length: Double
  /// The largest error of an opacity.
  var opacity: Double
  /// How far the group's shape reaches from its middle at rest, in points.
  var groupReach: Double

  /// The largest error of a channel of a layer that is not the group.
  func largest(of channel: MotionLayer.Channel) -> Double {
    channel == .opacity ? opacity : length
  }
}
