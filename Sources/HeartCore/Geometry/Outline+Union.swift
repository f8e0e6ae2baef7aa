extension Outline {
  /// The most curves that are united; each is compared with those near it.
  package static let unionLimit = 4_000

  /// The one outline of all that any of some outlines fills.
  ///
  /// It is filled by the nonzero rule, runs around each place once, and its contours neither cross
  /// nor run within what is filled; curves stay what they are. Places closer than 2e-9 of the
  /// outlines' size are one, or up to 2e-5 where rims all but run along each other. In the rare case
  /// that no such outline is found, the contours together serve if they fill the same. Nil where
  /// they do not either.
  package init?(unionOf parts: [Outline]) {
    // Finer after the first: rims may overlap by less than that, but not by their rounding.
    for slack in [1e-9, 1e-12, 1e-7, 1e-6, 1e-5] {
      var union = OutlineUnion(of: parts, slack: slack)
      if let outline = union?.outline() {
        self = outline
        return
      }
    }
    let together = Outline(contours: parts.flatMap { $0.contoursTurned })
    guard let union = OutlineUnion(of: parts, slack: 1e-9),
      union.isRight(together, countsOnce: false)
    else { return nil }
    self = together
  }

  /// The contours as the nonzero rule wants them: rims clockwise, and those of holes the other way.
  ///
  /// That is right where they do not cross.
  private var contoursTurned: [Contour] {
    guard fillRule == .evenodd else {
      return signedArea < 0 ? contours.map({ $0.reversed }) : contours
    }
    return contours.indices.map { index in
      let contour = contours[index]
      let place = contour.curves.makeFirstPoint()
      let depth = contours.indices.count { other in
        other != index && Outline(contours: [contours[other]]).winding(around: place) != 0
      }
      return (contour.signedArea < 0) == (depth % 2 == 0) ? contour.reversed : contour
    }
  }
}

extension Contour.Curves {
  /// A place on the first curve, its ends apart.
  fileprivate func makeFirstPoint() -> Point2D {
    var curves = self
    return curves.next()?.point(at: 0.5) ?? .origin
  }
}
