public import HeartCore

/// Particles that fly outward from the icon's middle, all alike.
///
/// At any time all are equally far out, and have shrunk by the same share.
public struct MotionSwarm: Sendable {
  /// One of them.
  public struct Member: Sendable {
    /// Its layer in the motion, by its place in the list.
    public let layer: Int
    /// Its direction in radians, clockwise from the right.
    public let angle: Double
    /// Its largest radius, in points.
    public let radius: Double
    /// Its color.
    public let color: RGBA
  }

  /// The particles in their order; at least one.
  public let members: [Member]
  /// How far out, in points.
  public let distance: FittedTrack
  /// The radius as a share of each one's largest.
  public let size: FittedTrack
  /// How much shows; 0 where they are not there.
  public let opacity: FittedTrack
  /// When they are there, in seconds.
  public let spans: [ClosedRange<Double>]
}
