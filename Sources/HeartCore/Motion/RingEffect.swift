/// A disc that grows and opens into a ring.
///
/// It lies about the middle of an icon. Radii are shares of the icon's longer side; times are
/// seconds after the start.
public struct RingEffect: Equatable, Sendable {
  /// The outer radius over time, from 0.
  public let outer: ValueTrack
  /// The radius of the hole over time, from 0.
  public let hole: ValueTrack
  /// The color; nil is the fill's.
  public let color: RGBA?

  /// Creates a disc that opens into a ring.
  public init(outer: ValueTrack, hole: ValueTrack, color: RGBA? = nil) {
    self.outer = outer
    self.hole = hole
    self.color = color
  }

  /// How long the ring shows, in seconds.
  public var duration: Double { max(outer.duration, hole.duration) }
  /// The largest radius, as a share of the icon's longer side.
  public var extent: Double { outer.largest(from: 0) }

  /// The radii at a time after the start.
  ///
  /// Nil where there is nothing to see.
  public func radii(at time: Double) -> (outer: Double, hole: Double)? {
    guard time > 0, time < duration else { return nil }
    let radius = outer.value(at: time, from: 0)
    let open = min(radius, max(0, hole.value(at: time, from: 0)))
    return radius > open ? (radius, open) : nil
  }
}
