import HeartCore

/// A rectangle beyond which nothing is drawn.
///
/// An icon is not cut: what a rectangle holds wholly passes, and what it would cut is refused.
struct SVGClip {
  private let box: Box
  /// From the icon's coordinates to those of the rectangle.
  private let map: Affine
  /// Who asks for the rectangle.
  let place: SVGIconError.Place

  /// Creates the rectangle; nil where its coordinates are flat.
  init?(_ box: Box, map: Affine, at place: SVGIconError.Place) {
    guard let inverse = map.inverse else { return nil }
    self.box = box
    self.map = inverse
    self.place = place
  }

  /// Whether a rectangle lies wholly inside, in the icon's coordinates.
  func holds(_ other: Box) -> Bool { holds(.rectangle(other)) }

  /// Whether a shape lies wholly inside, in the icon's coordinates.
  func holds(_ outline: Outline) -> Bool {
    guard let bounds = outline.mapped(by: map).bounds else { return true }
    // A hundredth of a pixel in a button's icon.
    let slack = 2e-4 * box.longerSide
    let room = box.inset(by: -slack)
    return room.contains(Point2D(x: bounds.x, y: bounds.y))
      && room.contains(Point2D(x: bounds.maxX, y: bounds.maxY))
  }
}
