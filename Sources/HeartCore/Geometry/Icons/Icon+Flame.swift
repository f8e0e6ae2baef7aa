extension Icon {
  /// The flame: a round bowl, a tongue above, and a lick.
  public static let flame = Icon(outline: Outline(contours: [Flame.rim]))
}

/// The drawing, 20 by 24.
///
/// The notch keeps away from the middle, where the disc begins that grows inside the icon.
private enum Flame {
  /// The lower half is a half circle, as the heart's lobes are.
  static let bowl = Arc(
    center: Point2D(x: 12, y: 14), radius: bowlRadius, start: 0, sweep: .pi)
  static let bowlRadius = 10.0
  static let right = Point2D(x: 22, y: 14)
  static let left = Point2D(x: 2, y: 14)

  /// The tongue leans back over the lick, which gives the whole its S.
  ///
  /// Its top is y = 0.
  static let tip = Bend(center: Point2D(x: 11.2, y: 1.1), radius: 1.1, from: -112, to: 37)
  /// Smaller and lower than the tip, so that the eye finds one flame.
  static let lick = Bend(center: Point2D(x: 4.9, y: 6.2), radius: 1, from: -52, to: 77)
  /// Round and wide enough that the hollow line goes around it without filling it at 16 pixels.
  static let notch = Bend(center: Point2D(x: 7.2, y: 8.1), radius: 1.3, from: 77, to: -64)

  /// From the tip clockwise: shoulder, bowl, side, lick, notch, and up the tongue.
  static let rim: Contour = {
    let shoulder = tip.after(by: 7.5)
    let shoulderHandle = Segment.circleHandle(
      radius: bowlRadius, sidestep: right.x - shoulder.x)
    let side = lick.before(by: 2.4)
    let sideHandle = Segment.circleHandle(radius: bowlRadius, sidestep: side.x - left.x)
    return Contour(
      start: tip.start,
      segments: [
        tip.segment,
        .cubic(
          control1: shoulder, control2: Point2D(x: right.x, y: right.y - shoulderHandle),
          to: right),
        .arc(bowl, to: left),
        .cubic(
          control1: Point2D(x: left.x, y: left.y - sideHandle), control2: side, to: lick.start),
        lick.segment,
        .cubic(control1: lick.after(by: 0.8), control2: notch.before(by: 0.8), to: notch.start),
        notch.segment,
        .cubic(control1: notch.after(by: 2.2), control2: tip.before(by: 3), to: tip.start),
      ])
  }()
}
