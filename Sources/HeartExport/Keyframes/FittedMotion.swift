public import HeartCore

/// A storyboard's motion by layers, ready to be written as keyframes.
///
/// It knows no style: it looks at pictures, finds where something appears, goes, jumps or turns a
/// corner, and fits what lies between.
public struct FittedMotion: Sendable {
  /// The largest error of a length, in points of the canvas.
  public let lengthBound: Double
  /// The largest error of an opacity.
  public static let opacityBound = 1.0 / 512

  /// The storyboard.
  public let storyboard: Storyboard
  /// The middle of the icon's frame at rest, on the canvas.
  public let center: Point2D
  /// The masked group itself: its mask, scale and opacity.
  public let group: MotionLayer
  /// All that is drawn, from the back to the front.
  public let layers: [MotionLayer]
  /// The particles that fly alike, by their common motion.
  public let swarms: [MotionSwarm]

  /// Looks at a storyboard, and fits it.
  public init(_ storyboard: Storyboard) {
    self.storyboard = storyboard
    lengthBound = 0.05
    center = storyboard.slot.center
    group = MotionLayer(
      role: .shape, shape: .disc, color: .black, isMasked: false, isLine: false, zoom: .identity,
      spans: [])
    layers = []
    swarms = []
  }
}
