extension Icon {
  /// The wide, round heart: 58 to 47.
  ///
  /// Smooth but for cleft and tip.
  ///
  /// Its outer corners are quarter circles, and the curves that run on from them begin with the
  /// circles' own curvature.
  public static let softHeart = Icon(
    outline: Outline(contours: [Contour(start: SoftHeart.cleft, bothSidesOf: SoftHeart.rightHalf)]),
    landmarks: Landmarks(cleft: SoftHeart.cleft, tip: SoftHeart.tip))
}

/// The drawing, about the upright axis, in pixels of the picture that it is like: 58 by 47.
private enum SoftHeart {
  static let halfWidth = 29.0
  static let height = 47.0
  /// A lobe fills half of the heart's width, so its circle has a quarter of it as radius.
  static let lobeRadius = 14.5

  /// Deep enough to stay open as a hollow line of a twelfth of the width.
  static let cleft = Point2D(x: 0, y: 8)
  static let tip = Point2D(x: 0, y: height)
  /// A little steeper than the straight way from cleft to lobe, which arches the lobe.
  static let cleftControl = Point2D(x: 3.8, y: 2.5)
  /// At 35° to the horizontal the sides meet in a blunt tip and are convex all the way down.
  static let tipControl = Point2D(x: 15, y: height - 0.7 * 15)

  static let rightHalf: [Segment] = {
    let lobe = Point2D(x: halfWidth - lobeRadius, y: lobeRadius)
    let top = Point2D(x: lobe.x, y: 0)
    let side = Point2D(x: halfWidth, y: lobe.y)
    let topHandle = Segment.circleHandle(radius: lobeRadius, sidestep: cleftControl.y)
    let sideHandle = Segment.circleHandle(
      radius: lobeRadius, sidestep: halfWidth - tipControl.x)
    return [
      .cubic(
        control1: cleftControl, control2: Point2D(x: top.x - topHandle, y: top.y), to: top),
      .arc(Arc(center: lobe, radius: lobeRadius, start: -.pi / 2, sweep: .pi / 2), to: side),
      .cubic(
        control1: Point2D(x: side.x, y: side.y + sideHandle), control2: tipControl, to: tip),
    ]
  }()
}
