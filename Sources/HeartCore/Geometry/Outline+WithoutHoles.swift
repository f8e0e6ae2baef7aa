extension Outline {
  /// The shape with its holes filled: all that its outer rims enclose.
  ///
  /// A drawing that is a line, such as a hollow heart, becomes the whole heart. What stands in a
  /// hole is gone in it; a gap that is open to the outside is none, and stays. A shape without
  /// holes is answered as it is; any other as contours of their own, by the nonzero rule, right to
  /// 2e-5 of its size. Nil where nothing is filled, or in the rare case that rims which all but run
  /// along each other leave no answer that is sure.
  public var withoutHoles: Outline? {
    guard hasArea, let whole = Outline(unionOf: contours.map { Outline(contours: [$0]) }) else {
      return nil
    }
    // In a union rims run clockwise and those of holes the other way. Where a rim is gone in
    // another's hole, the two are one once more.
    let rims = whole.contours.filter { $0.signedArea > 0 }.map { Outline(contours: [$0]) }
    guard let solid = rims.count == 1 ? rims[0] : Outline(unionOf: rims), let bounds else {
      return nil
    }
    // What the union is compared by leaves no smaller hole.
    let hasHoles = solid.area - area > 1e-9 * bounds.width * bounds.height
    return hasHoles ? solid : self
  }
}
