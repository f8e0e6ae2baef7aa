extension Outline {
  /// The one outline of all that any of some outlines fills.
  ///
  /// It is filled by the nonzero rule, runs around each place once, and its contours neither cross
  /// nor run within what is filled; curves stay what they are. Places closer than 1e-8 of the
  /// outlines' size are one. In the rare case that no such outline is found, the contours together
  /// serve if they fill the same. Nil where they do not either.
  package init?(unionOf parts: [Outline]) {
    for slack in [1e-9, 1e-7, 1e-6] {
      var union = OutlineUnion(of: parts, slack: slack)
      if let outline = union?.outline() {
        self = outline
        return
      }
    }
    let together = Outline(contours: parts.flatMap(\.contours))
    guard let union = OutlineUnion(of: parts, slack: 1e-9),
      union.isRight(together, countsOnce: false)
    else { return nil }
    self = together
  }
}
