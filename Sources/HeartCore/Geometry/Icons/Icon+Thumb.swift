extension Icon {
  /// The hand with its thumb up, in one piece from the wrist to the fist.
  public static let thumb = Icon(outline: Outline(contours: [Contour(rounding: Thumb.rim)]))
}

/// The drawing, 24 by 24: its level sides lie on whole pixels at 16 and 96.
///
/// A cuff of its own would be filled by its hollow line at 16, and would crowd the disc that grows
/// from the middle; so the wrist is drawn narrower than the fist, and that tells hand from sleeve.
private enum Thumb {
  static let floor = 24.0
  static let knuckles = 9.0
  static let wristTop = 10.5
  static let wristBottom = 21.0

  /// Half as wide again as the hollow line: its inner side then has a round corner too.
  static let tipRadius = 3.0
  static let wristRadius = 3.2
  static let knuckleRadius = 4.0
  /// The roundest corner, where the small finger curls in.
  static let heelRadius = 5.4
  /// The neck between wrist and fist bends out and in again alike.
  static let neckRadius = 4.5

  /// Clockwise from the upper corner of the wrist.
  static let rim: [Corner] = {
    // The fingers lean back by 20 to 99. The arc above them turns by the angle whose half has the
    // tangent 11/9, so that with its corner here it reaches x = 24, and no farther.
    let reach = 24 + knuckleRadius * 2 / 9
    let heel = reach - (floor - knuckles) * 20 / 99
    return [
      Corner(x: 0, y: wristTop, radius: wristRadius),
      Corner(x: 6.6, y: wristTop, radius: 3),
      // The thumb: two arcs of one radius, all but touching, make an even tip.
      Corner(x: 10.8, y: 0, radius: tipRadius),
      Corner(x: 16.8, y: 0, radius: tipRadius),
      Corner(x: 15.6, y: knuckles, radius: 1.6),
      Corner(x: reach, y: knuckles, radius: knuckleRadius),
      Corner(x: heel, y: floor, radius: heelRadius),
      Corner(x: 10, y: floor, radius: neckRadius),
      Corner(x: 5.4, y: wristBottom, radius: neckRadius),
      Corner(x: 0, y: wristBottom, radius: wristRadius),
    ]
  }()
}
