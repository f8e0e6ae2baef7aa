extension Outline {
  /// The area that the fill rule fills, in square points.
  ///
  /// Whatever the contours do: holes, overlaps, crossings, rims that run twice along one line.
  /// Right to 1e-12 of the bounds' area, or to rounding where no curves cross. The cost grows a
  /// little faster than the number of segments, and with the number of crossings. An outline with
  /// so many of them that this would take longer than a second or so (some hundreds of thousands)
  /// is measured along level lines instead, right to 1e-4 of the bounds' area. With a number that is
  /// NaN, or above 1e150 in size, there is no area to be told: NaN.
  public var area: Double {
    guard isMeasurable else { return .nan }
    guard let bounds, !bounds.isEmpty else { return 0 }
    return FilledArea(of: self, bounds: bounds).total
  }

  /// Whether the fill rule fills anything at all.
  ///
  /// Less than 1e-12 of the bounds' area, or than what rounding may make, is nothing. Most often
  /// the signed area tells, at next to no cost; figure eights and paths that run back along
  /// themselves are measured.
  package var hasArea: Bool {
    guard isMeasurable, let bounds, !bounds.isEmpty else { return false }
    // Where the signed area is not zero there are places with a winding number that is not; the
    // other rule might still fill none of them.
    if fillRule == .nonzero {
      let boxes = contours.reduce(0) { sum, contour in
        let box = Outline(contours: [contour]).bounds
        return sum + (box.map { $0.smallestArea } ?? 0)
      }
      if abs(signedArea) > boxes { return true }
    }
    return area > bounds.smallestArea
  }
}

extension Box {
  /// The largest area with these bounds that may be rounding.
  fileprivate var smallestArea: Double {
    let farthest = max(abs(x), abs(y), abs(maxX), abs(maxY))
    return 1e-12 * width * height + 0x1p-48 * farthest * (width + height)
  }
}
