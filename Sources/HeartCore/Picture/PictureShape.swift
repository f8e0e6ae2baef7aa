/// What a picture's item is the shape of.
///
/// Every case is immutable, so passing one on copies a reference and no points or pixels.
public enum PictureShape: Equatable, Sendable {
  /// An outline, in its own points.
  case outline(Outline)
  /// The disc of radius 1 about the origin.
  case disc
  /// An upright rectangle.
  case box(Box)
  /// An image; one pixel is one point of the shape.
  ///
  /// As a mask, its alpha counts.
  case image(Bitmap)
}
