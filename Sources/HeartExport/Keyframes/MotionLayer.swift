public import HeartCore

/// One role of a storyboard's pictures, and what becomes of it.
///
/// Places are points of the canvas, from the middle of the icon's frame at rest.
/// For what lies inside the masked group they are as if the group stood still, so that the group's
/// own motion comes on top.
public struct MotionLayer: Sendable {
  /// What of a layer can change.
  public enum Channel: CaseIterable, Sendable {
    /// Where the shape's origin lies, to the right, in points.
    case x
    /// Where the shape's origin lies, downward, in points.
    case y
    /// How many points one point of the shape is.
    ///
    /// Of a disc, its radius. Of the group, 1 at rest.
    case scale
    /// How much shows, 0…1; 0 where the layer is not there.
    case opacity
    /// The width of a line along the rim, in points.
    case lineWidth
    /// The width of a line along the rim, in the shape's own points.
    case lineShare
  }

  /// What the layer is for; of the group, the shape.
  public let role: PictureItem.Role
  /// What is drawn; of the group, the mask.
  ///
  /// A rectangle that covers the mask is given as a disc that does so too.
  public let shape: PictureShape
  /// The color, its own alpha included.
  public let color: RGBA
  /// Whether it lies inside the masked group.
  public let isMasked: Bool
  /// Whether it is a line along the rim.
  public let isLine: Bool
  /// Where its shape goes when it was last seen.
  public let zoom: Zoom
  /// When it is there, in seconds; the last may go on beyond the end.
  public let spans: [ClosedRange<Double>]

  /// Channels that share their keys and curves, fitted.
  ///
  /// For channels that need not move together, ask for each alone: that takes fewer keys.
  /// Off by no more than the motion's bound. While the layer is not there, all but the opacity hold.
  public func track(_ channels: [Channel]) -> FittedTrack {
    FittedTrack([.init(0, channels.map { _ in 0 }, nil)])
  }
}
