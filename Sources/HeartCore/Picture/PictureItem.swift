/// One thing to be drawn.
///
/// It is a shape, where that goes, and how it is painted.
public struct PictureItem: Equatable, Sendable {
  /// What an item is for.
  ///
  /// It is the same in every picture of one button. A host keeps a layer for each role and only
  /// changes what differs.
  public enum Role: Equatable, Sendable {
    /// The shape of a view that is a shape and nothing else.
    case shape
    /// The hollow line.
    case border
    /// The disc that grows inside the icon.
    case fill
    /// The disc or ring of a burst.
    case ring
    /// One particle of a burst, counted from 0.
    case particle(Int)
  }

  /// Whose color an item has.
  ///
  /// A host that resolves colors itself, as a style sheet does, goes by it.
  public enum Ink: Equatable, Sendable {
    /// The color of the fill.
    case fill
    /// The color of the hollow line.
    case border
    /// A color of the item's own.
    case own
  }

  /// What the item is for.
  public var role: Role
  /// What is drawn.
  public var shape: PictureShape
  /// Where the shape goes on the canvas.
  public var zoom: Zoom
  /// The color; an image has its own and takes no notice.
  public var color: RGBA
  /// Whose color that is.
  public var ink: Ink
  /// How much of the item shows, 0…1.
  ///
  /// It comes on top of the color's own alpha.
  public var opacity: Double
  /// The width of a line along the rim; nil fills the shape.
  ///
  /// Half of the line lies to each side. It is in the shape's own points, so that the line scales
  /// with it. Images have none.
  public var lineWidth: Double?

  /// Creates a thing to be drawn.
  public init(
    role: Role, shape: PictureShape, zoom: Zoom, color: RGBA, ink: Ink = .own,
    opacity: Double = 1, lineWidth: Double? = nil
  ) {
    self.role = role
    self.shape = shape
    self.zoom = zoom
    self.color = color
    self.ink = ink
    self.opacity = opacity
    self.lineWidth = lineWidth
  }
}
