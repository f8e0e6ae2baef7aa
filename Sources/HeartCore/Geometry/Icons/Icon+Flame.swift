extension Icon {
  /// The flame: a round bowl, one tongue above it, and a lick at its side.
  public static let flame = Icon(outline: Outline(contours: [Flame.rim]))
}

/// The drawing, 19 by 24.
private enum Flame {
  /// The lower half is a half circle, as the heart's lobes are.
  static let bowl = Arc(
    center: Point2D(x: 12, y: 14.5), radius: bowlRadius, start: 0, sweep: .pi)
  static let bowlRadius = 9.5
  static let right = Point2D(x: 21.5, y: 14.5)
  static let left = Point2D(x: 2.5, y: 14.5)

  /// The tongue leans back over the lick, which gives the whole its S.
  ///
  /// Its top is y = 0.
  static let tip = Bend(center: Point2D(x: 12, y: 1), radius: 1, from: -110, to: 43)
  /// Smaller and lower than the tip, so that the eye finds one flame.
  static let lick = Bend(center: Point2D(x: 5.9, y: 8.2), radius: 1, from: -50, to: 60)
  /// Round and wide enough that the hollow line goes around it without filling it at 16 pixels.
  static let notch = Bend(center: Point2D(x: 9.2, y: 10.2), radius: 1.4, from: 58, to: -66)

  /// From the tip clockwise: shoulder, bowl, side, lick, notch, and up the tongue.
  static let rim: Contour = {
    let shoulder = tip.after(by: 6)
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
        .cubic(control1: lick.after(by: 1), control2: notch.before(by: 1), to: notch.start),
        notch.segment,
        .cubic(control1: notch.after(by: 3.2), control2: tip.before(by: 3.6), to: tip.start),
      ])
  }()
}
