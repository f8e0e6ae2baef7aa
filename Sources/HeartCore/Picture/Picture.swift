/// What is to be seen at one instant.
///
/// Everything is in points of a canvas; y grows downward.
///
/// A picture knows no toolkit: whoever draws one draws `items` in order, and a group's items
/// together, composited on their own and masked once:
///
/// ```
/// items    border  fill │ ring  particle(0)  particle(1)
/// group   ╰─ one mask ─╯
/// ```
///
/// Refilling a picture of the same button allocates nothing.
public struct Picture: Equatable, Sendable {
  /// The first items, drawn apart and then through one mask.
  public struct Group: Equatable, Sendable {
    /// How many of the picture's items, from the first on, are inside.
    public var itemCount: Int
    /// The shape outside of which nothing of the group shows.
    public var mask: PictureShape
    /// Where the mask goes on the canvas.
    public var maskZoom: Zoom
    /// How much of the whole group shows, 0…1.
    public var opacity: Double

    /// Creates a group of a picture's first items.
    public init(itemCount: Int, mask: PictureShape, maskZoom: Zoom, opacity: Double = 1) {
      self.itemCount = itemCount
      self.mask = mask
      self.maskZoom = maskZoom
      self.opacity = opacity
    }
  }

  /// What is drawn, from the back to the front.
  public var items: [PictureItem] = []
  /// The masked group that the first items form, if there is one.
  public var group: Group?

  /// Creates an empty picture.
  public init() {}
}
