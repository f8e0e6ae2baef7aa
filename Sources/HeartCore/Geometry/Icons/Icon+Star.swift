extension Icon {
  /// The star of five rounded points.
  public static let star = Icon(
    outline: Outline(contours: [Contour(roundingBothSidesOf: Star.rightHalf)]))
}

/// The drawing, about the origin.
private enum Star {
  /// The points' distance from the middle, before they are rounded.
  static let pointDistance = 12.0
  /// The hollows' distance, 0.55 of the points'.
  ///
  /// A pentagram has 0.38, too light beside the heart, and with no room for the hollow line.
  static let hollowDistance = 6.6
  /// As soft as the hollow line is wide, nearly: the points keep their edge inside it.
  static let pointRadius = 1.3
  /// Takes the glint from the hollows without blunting them.
  static let hollowRadius = 1.0

  /// From the upper point, on the axis, to the lowest hollow, on the axis again.
  static let rightHalf: [Corner] = (0...5).map { step in
    let isPoint = step.isMultiple(of: 2)
    let distance = isPoint ? pointDistance : hollowDistance
    let (sine, cosine) = Elementary.sineAndCosine(Double(step) * .pi / 5)
    return Corner(
      x: step == 5 ? 0 : distance * sine, y: -distance * cosine,
      radius: isPoint ? pointRadius : hollowRadius)
  }
}
