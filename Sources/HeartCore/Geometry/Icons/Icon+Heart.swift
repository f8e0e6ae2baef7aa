extension Icon {
  /// The heart of a square and two circles.
  ///
  /// The default of every button and view.
  ///
  /// In units of the circles' radius: a square of side 2 that stands on a corner, and a circle of
  /// radius 1 about the middle of each of its upper sides. The origin is the center of the square
  /// of side 3 that held the three, and that they were turned about. What is drawn is the one rim
  /// around them, from the cleft on, clockwise as seen; the circles meet the sides without a kink.
  public static let heart: Icon = {
    // Half the diagonal of a square of side 1: the construction's turn by 45° is all in this.
    let half = 0.5.squareRoot()
    let cleft = Point2D(x: 0, y: -half)
    let tip = Point2D(x: 0, y: 3 * half)
    let right = Point2D(x: 2 * half, y: half)
    let left = Point2D(x: -2 * half, y: half)
    let rightLobe = Arc(
      center: Point2D(x: half, y: 0), radius: 1, start: -0.75 * .pi, sweep: .pi)
    let leftLobe = Arc(
      center: Point2D(x: -half, y: 0), radius: 1, start: 0.75 * .pi, sweep: .pi)
    let rim = Contour(
      start: cleft,
      segments: [
        .arc(rightLobe, to: right), .line(to: tip), .line(to: left), .arc(leftLobe, to: cleft),
      ])
    return Icon(
      outline: Outline(contours: [rim]),
      landmarks: Landmarks(cleft: cleft, tip: tip, pivot: .origin))
  }()
}
