extension Outline {
  /// The outline of a line drawn along the rim.
  ///
  /// Half of its width is to each side. It is filled by the nonzero rule and holds what is within
  /// half the width of the rim, and the corners that the join adds: to 2e-5 of the outline's longer
  /// side, and exactly where the rim is straight or circular. No place has a negative winding
  /// number, so a rasterizer may add coverages and cut them at 1.
  ///
  /// Around an outline with a number that is NaN, or above 1e150 in size, there is no line.
  ///
  /// - Parameters:
  ///   - width: In points; with 0 or less, or a number that is not finite, the outline is empty.
  ///   - join: What the corners become on their outer side. Every contour counts as closed.
  ///   - miterLimit: The longest miter, from the inner to the outer corner, in widths; a corner
  ///     with a longer one is cut off straight, as in SVG.
  public func stroked(
    width: Double, join: LineJoin = .miter, miterLimit: Double = 4
  ) -> Outline {
    guard width > 0, width.isFinite, isMeasurable, let bounds else { return .empty }
    let size = bounds.longerSide
    var result = Outline(contours: [])
    for contour in contours {
      var pieces: [RimPiece] = []
      for curve in contour.curves { curve.addRimPieces(to: &pieces, tolerance: 2e-5 * size) }
      let side = OffsetSide(distance: width / 2, join: join, miterLimit: miterLimit)
      if let forward = side.contour(along: pieces, turningBack: true) {
        result.contours.append(forward)
      }
      if let backward = side.contour(along: pieces.backward, turningBack: false) {
        result.contours.append(backward)
      }
    }
    return result
  }
}

extension [RimPiece] {
  /// The same rim in the opposite direction.
  var backward: [RimPiece] {
    var result: [RimPiece] = []
    result.reserveCapacity(count)
    for index in indices.reversed() {
      var piece = self[index].reversed
      // A piece ends at a vertex if the next one begins at it.
      piece.beginsAtVertex = self[index + 1 < count ? index + 1 : 0].beginsAtVertex
      result.append(piece)
    }
    return result
  }
}
