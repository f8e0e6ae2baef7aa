/// An arc as path data has it, between two ends.
struct PathDataArc: Equatable {
  /// The half-axis at the rotation's angle; its sign means nothing.
  var radiusX: Double
  /// The half-axis square to the other; its sign means nothing.
  var radiusY: Double
  /// In degrees, clockwise as seen with y downward.
  var rotation: Double
  /// Whether it is the longer of the two ways round.
  var isLarge: Bool
  /// Whether the arc runs clockwise, as seen with y downward.
  var isPositive: Bool
}

extension PathDataArc {
  /// The arc between two places; nil beyond the range of Double.
  ///
  /// The places differ. As SVG 2, appendix B.2.4 and B.2.5, has it: radii that are too small to
  /// reach from end to end are made larger by just what is missing. Neither radius may be 0.
  func arc(from start: Point2D, to end: Point2D) -> Arc? {
    let (sine, cosine) = Elementary.sineAndCosine(degrees: rotation)
    // In halves, since the whole distance may be too large for a Double.
    let halfChord = Vector2D(
      dx: start.x * 0.5 - end.x * 0.5, dy: start.y * 0.5 - end.y * 0.5)
    // Where the ellipse is a circle of radius 1, half of the chord is (u, v).
    var radii = enlarged(for: halfChord)
    var u = (cosine * halfChord.dx + sine * halfChord.dy) / radii.x
    var v = (cosine * halfChord.dy - sine * halfChord.dx) / radii.y
    var reach = hypotenuse(u, v)

    // The square of the center's distance from the chord.
    var depth = (1 - reach) * (1 + reach)
    let farthest = max(
      max(start.x.magnitude, start.y.magnitude), max(end.x.magnitude, end.y.magnitude))
    // How much of the depth may be nothing but rounding. The center lies √depth away from the
    // chord, and a root makes much of little: in half an ellipse, whose depth is 0, an error of
    // 10⁻¹⁶ would move the center by 10⁻⁸. A coordinate is known to half a unit in its last place;
    // what that can make of a depth of 0 (and 2⁻⁵⁰ for the radii, and for what was computed here)
    // is taken as 0. No arc so close can be told apart from half an ellipse.
    let uncertainty = 0x1p-50 * (1 + farthest * (u.magnitude / radii.x + v.magnitude / radii.y))
    if depth <= uncertainty {
      radii = (radii.x * reach, radii.y * reach)
      (u, v) = (u / reach, v / reach)
      reach = 1
      depth = 0
    }
    let half = Elementary.arcTangent(y: reach, x: depth.squareRoot())
    let sweep = 2 * (isLarge ? .pi - half : half)
    let offset = (depth.squareRoot() / reach) * (isLarge == isPositive ? -1 : 1)
    let (centerU, centerV) = (offset * v, -offset * u)

    let axisA = Vector2D(dx: radii.x * cosine, dy: radii.x * sine)
    let axisB = Vector2D(dx: -radii.y * sine, dy: radii.y * cosine)
    let middle = Point2D(x: start.x * 0.5 + end.x * 0.5, y: start.y * 0.5 + end.y * 0.5)
    let arc = Arc(
      center: middle + (axisA * centerU + axisB * centerV), axisA: axisA, axisB: axisB,
      start: Elementary.arcTangent(y: v - centerV, x: u - centerU),
      sweep: isPositive ? sweep : -sweep)
    return arc.isFinite ? arc : nil
  }

  /// The radii, made larger where a quotient might leave the range.
  ///
  /// Those would be made larger in any case; only their ratio counts.
  private func enlarged(for halfChord: Vector2D) -> (x: Double, y: Double) {
    let radii = (x: radiusX.magnitude, y: radiusY.magnitude)
    let largest = max(radii.x, radii.y)
    let size = max(halfChord.dx.magnitude, halfChord.dy.magnitude)
    guard largest < size * 0x1p-300 else { return radii }
    return (radii.x / largest * size, radii.y / largest * size)
  }
}

extension PathDataArc {
  /// The form of a partial turn; nil for a flat ellipse.
  ///
  /// The principal axes are those of the singular value decomposition of the two half-axes.
  init?(_ arc: Arc) {
    let (a, b) = (arc.axisA, arc.axisB)
    let area = a.cross(b)
    if a.dy == 0 && b.dx == 0 {
      // The most frequent case, kept free of rounding.
      (radiusX, radiusY, rotation) = (a.dx.magnitude, b.dy.magnitude, 0)
    } else {
      // What turns and scales, and what mirrors as well.
      let turning = Vector2D(dx: (a.dx + b.dy) / 2, dy: (a.dy - b.dx) / 2)
      let mirroring = Vector2D(dx: (a.dx - b.dy) / 2, dy: (a.dy + b.dx) / 2)
      let (turned, mirrored) = (turning.length, mirroring.length)
      radiusX = turned + mirrored
      radiusY = radiusX > 0 ? area.magnitude / radiusX : 0
      rotation = 0
      if min(turned, mirrored) <= Self.roundness * radiusX {
        // A circle has no axes to tell apart, and no need of a rotation.
        radiusX = max(turned, mirrored)
        radiusY = radiusX
      } else {
        let angles =
          Elementary.arcTangent(y: mirroring.dy, x: mirroring.dx)
          + Elementary.arcTangent(y: turning.dy, x: turning.dx)
        rotation = angles / 2 * (180 / .pi)
      }
    }
    guard min(radiusX, radiusY) > Self.flatness * max(radiusX, radiusY) else { return nil }
    isLarge = arc.sweep.magnitude > .pi
    isPositive = (arc.sweep > 0) == (area > 0)
  }

  /// Half-axes that differ by less are a circle's: four roundings' worth.
  private static let roundness = 0x1p-51
  /// An ellipse that is thinner is written as a line.
  ///
  /// The width as a share of the length; it looks like one.
  private static let flatness = 1e-10
}

/// The length of a vector whose squares may leave the range.
private func hypotenuse(_ u: Double, _ v: Double) -> Double {
  let larger = max(u.magnitude, v.magnitude)
  guard larger > 0, larger < .infinity else { return larger }
  let (a, b) = (u / larger, v / larger)
  return larger * (a * a + b * b).squareRoot()
}

extension Arc {
  fileprivate var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && axisA.dx.isFinite && axisA.dy.isFinite
      && axisB.dx.isFinite && axisB.dy.isFinite && start.isFinite && sweep.isFinite
  }
}
