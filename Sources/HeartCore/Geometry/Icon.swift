/// A shape that a favorite button can have.
///
/// It is an outline, or the alpha of an image.
public struct Icon: Equatable, Sendable {
  /// What an icon is made of.
  public enum Art: Equatable, Sendable {
    /// An outline.
    case outline(Outline)
    /// An image whose alpha is the shape.
    ///
    /// An image of the hollow line comes with it, if there is one.
    case images(mask: Bitmap, border: Bitmap?)
  }

  /// What the icon is made of.
  public let art: Art
  /// The part of the plane that is fitted where the icon goes.
  ///
  /// It is the icon's own bounds, its view box, or its image.
  public let frame: Box
  /// How far the icon reaches from the frame's center.
  ///
  /// It is measured to the icon's farthest point, in the icon's points. A disc of this radius about
  /// that center covers the icon to the last corner.
  public let fillRadius: Double
  /// The places that give the icon its character, where it has them.
  public let landmarks: Landmarks

  /// The places that a heart is known by.
  public struct Landmarks: Equatable, Sendable {
    /// Where the lobes meet.
    public var cleft: Point2D?
    /// Where the sides meet.
    public var tip: Point2D?
    /// The place that the heart was turned about when it was constructed.
    public var pivot: Point2D?

    /// Creates the places; those not given are not there.
    public init(cleft: Point2D? = nil, tip: Point2D? = nil, pivot: Point2D? = nil) {
      self.cleft = cleft
      self.tip = tip
      self.pivot = pivot
    }
  }

  /// Creates an icon of an outline.
  ///
  /// Without a view box, the outline's own bounds are fitted. An outline without extent in both
  /// directions cannot be fitted; ``zoom(in:placement:heartSize:)`` answers nil for it.
  public init(outline: Outline, viewBox: Box? = nil, landmarks: Landmarks = Landmarks()) {
    art = .outline(outline)
    frame = viewBox ?? outline.bounds ?? Box(x: 0, y: 0, width: 0, height: 0)
    fillRadius = outline.farthestDistance(from: frame.center)
    self.landmarks = landmarks
  }

  /// Creates an icon of an image's alpha.
  ///
  /// An image of the hollow line may come with it. Both are fitted into the same box, whatever
  /// their sizes in pixels.
  public init(mask: Bitmap, border: Bitmap? = nil) {
    art = .images(mask: mask, border: border)
    frame = Box(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))
    fillRadius = mask.farthestDistance(from: frame.center)
    landmarks = Landmarks()
  }
}
