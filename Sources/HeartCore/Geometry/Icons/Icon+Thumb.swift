extension Icon {
  /// The hand with its thumb up, and the cuff beside it.
  public static let thumb = Icon(
    outline: Outline(contours: [Contour(rounding: Thumb.cuff), Contour(rounding: Thumb.hand)]))
}

/// The drawing, 24 by 22.
private enum Thumb {
  static let floor = 22.0
  static let cuffTop = 10.0
  /// Two hollow lines of 2 wide, and three quarters of one between them.
  ///
  /// Wider, the cuff would take the room about the middle that the fill begins in.
  static let cuffWidth = 5.5
  /// More than a hollow line, so that the hollow is rounded too.
  static let softCorner = 2.6
  /// Cuff and hand are apart by one whole pixel at 16.
  static let wrist = 7.0

  static let cuff = [
    Corner(x: cuffWidth, y: cuffTop, radius: softCorner),
    Corner(x: cuffWidth, y: floor, radius: softCorner),
    Corner(x: 0, y: floor, radius: softCorner),
    Corner(x: 0, y: cuffTop, radius: softCorner),
  ]

  static let hand: [Corner] = {
    let knuckles = 8.0
    let knuckleRadius = 3.6
    // The same for both corners of the thumb's tip: its hollow is even.
    let tip = 2.85
    // The fingers lean back by 20 to 99. The arc above them turns by the angle whose half has the
    // tangent 11/9, so that with its corner here it reaches x = 24, and no farther.
    let reach = 24 + knuckleRadius * 2 / 9
    let heel = reach - (floor - knuckles) * 20 / 99
    return [
      // A turn so small wants a large circle, or it is seen as a kink in the hollow line.
      Corner(x: wrist, y: 10.4, radius: 9),
      Corner(x: 11.2, y: 0, radius: tip),
      Corner(x: 16.7, y: 0, radius: tip),
      Corner(x: 15.3, y: knuckles, radius: 1.4),
      Corner(x: reach, y: knuckles, radius: knuckleRadius),
      Corner(x: heel, y: floor, radius: knuckleRadius),
      Corner(x: wrist, y: floor, radius: softCorner),
    ]
  }()
}
