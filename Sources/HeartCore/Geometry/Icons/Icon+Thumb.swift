extension Icon {
  /// The hand with its thumb up, and the cuff beside it.
  public static let thumb = Icon(
    outline: Outline(contours: [Contour(rounding: Thumb.cuff), Contour(rounding: Thumb.hand)]))
}

/// The drawing, 24 by 22.
private enum Thumb {
  static let floor = 22.0
  static let cuffTop = 10.0
  /// Three hollow lines of 2 wide, so that the cuff too is seen to be hollow.
  static let cuffWidth = 6.0
  static let cuffRadius = 2.0
  /// Cuff and hand are apart by one whole pixel at 16.
  static let wrist = 7.5

  static let cuff = [
    Corner(x: cuffWidth, y: cuffTop, radius: cuffRadius),
    Corner(x: cuffWidth, y: floor, radius: cuffRadius),
    Corner(x: 0, y: floor, radius: cuffRadius),
    Corner(x: 0, y: cuffTop, radius: cuffRadius),
  ]

  static let hand: [Corner] = {
    let knuckles = 8.0
    let knuckleRadius = 3.6
    // The fingers lean back by 20 to 99. The arc above them turns by the angle whose half has the
    // tangent 11/9, so that with its corner here it reaches x = 24, and no farther.
    let reach = 24 + knuckleRadius * 2 / 9
    let heel = reach - (floor - knuckles) * 20 / 99
    return [
      Corner(x: wrist, y: 10.6, radius: 3),
      // The thumb: its back rises from the wrist; above, it is wide enough to be seen hollow.
      Corner(x: 11.5, y: 0, radius: 2.3),
      Corner(x: 16.9, y: 0, radius: 2.9),
      Corner(x: 15.3, y: knuckles, radius: 1.4),
      Corner(x: reach, y: knuckles, radius: knuckleRadius),
      Corner(x: heel, y: floor, radius: knuckleRadius),
      Corner(x: wrist, y: floor, radius: 2),
    ]
  }()
}
