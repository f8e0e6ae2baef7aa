extension Icon {
  /// The ribbon with a notch below, 3 to 4.
  public static let bookmark = Icon(
    outline: Outline(contours: [Contour(roundingBothSidesOf: Bookmark.rightHalf)]))
}

/// The drawing, about the upright axis, 18 by 24: its sides lie on whole pixels at 16, 24 and 96.
private enum Bookmark {
  static let halfWidth = 9.0
  static let height = 24.0
  /// Rounder above, as a ribbon over the edge of a page.
  static let shoulderRadius = 3.5
  static let footRadius = 2.0
  static let notchRadius = 1.5

  static let rightHalf: [Corner] = {
    // The notch rises 3 for 4. At that slope the tangents to a foot's arc are twice its radius
    // long, so this corner's arc comes down to the full height, and no farther.
    let foot = height + footRadius
    return [
      Corner(x: halfWidth, y: 0, radius: shoulderRadius),
      Corner(x: halfWidth, y: foot, radius: footRadius),
      Corner(x: 0, y: foot - halfWidth * 3 / 4, radius: notchRadius),
    ]
  }()
}
