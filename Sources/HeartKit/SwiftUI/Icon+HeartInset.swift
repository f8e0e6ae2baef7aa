#if canImport(SwiftUI)
  import Foundation
  import HeartCore

  extension Icon {
    /// The heart of all places that are at least a distance from the rim.
    ///
    /// In the heart's own points, of which the lobes' radius is 1. It is exact: the lobes stay
    /// circles about the same middles, the sides stay straight, and the places that are nearest to
    /// the cleft lie on a circle about it. Where the lobes are used up, that circle meets the sides.
    ///
    /// - Parameter distance: Less than 0 is outward, where the tip stays sharp. From about 1.17 on
    ///   nothing is left.
    static func heartOutline(inset distance: Double) -> Outline {
      if distance == 0, case .outline(let outline) = Icon.heart.art { return outline }
      if distance <= 0 { return outerHeart(by: -distance) }
      return distance < 1 ? innerHeart(by: distance) : innermostHeart(by: distance)
    }

    /// Half the diagonal of a square of side 1.
    private static var half: Double { 0.5.squareRoot() }

    /// Where the sides meet once they are moved inward.
    private static func tip(_ distance: Double) -> Point2D {
      Point2D(x: 0, y: 3 * half - 2.0.squareRoot() * distance)
    }

    /// A lobe, from the upper middle around to the side, or back.
    private static func lobe(
      isRight: Bool, radius: Double, start: Double, sweep: Double
    ) -> Arc {
      Arc(
        center: Point2D(x: isRight ? half : -half, y: 0), radius: radius, start: start,
        sweep: sweep)
    }

    private static func outerHeart(by distance: Double) -> Outline {
      let radius = 1 + distance
      let cleft = Point2D(x: 0, y: -(radius * radius - 0.5).squareRoot())
      let right = Point2D(x: half + radius * half, y: radius * half)
      let angle = atan2(cleft.y, -half)
      let sweep = .pi / 4 - angle
      return outline(
        from: cleft,
        [
          .arc(lobe(isRight: true, radius: radius, start: angle, sweep: sweep), to: right),
          .line(to: tip(-distance)), .line(to: Point2D(x: -right.x, y: right.y)),
          .arc(
            lobe(isRight: false, radius: radius, start: 0.75 * .pi, sweep: sweep), to: cleft),
        ])
    }

    private static func innerHeart(by distance: Double) -> Outline {
      let radius = 1 - distance
      let upper = Point2D(x: distance * half, y: -radius * half)
      let right = Point2D(x: half + radius * half, y: radius * half)
      let notch = Arc(
        center: Point2D(x: 0, y: -half), radius: distance, start: 0.75 * .pi, sweep: -.pi / 2)
      return outline(
        from: upper,
        [
          .arc(lobe(isRight: true, radius: radius, start: -0.75 * .pi, sweep: .pi), to: right),
          .line(to: tip(distance)), .line(to: Point2D(x: -right.x, y: right.y)),
          .arc(
            lobe(isRight: false, radius: radius, start: 0.75 * .pi, sweep: .pi),
            to: Point2D(x: -upper.x, y: upper.y)),
          .arc(notch, to: upper),
        ])
    }

    /// The heart inside of which the lobes have no room any more.
    private static func innermostHeart(by distance: Double) -> Outline {
      let angle = .pi / 4 + acos(2 / distance - 1)
      guard angle < .pi / 2 else { return .empty }
      let cleft = Point2D(x: 0, y: -half)
      let side = Point2D(
        x: cleft.x + distance * cos(angle), y: cleft.y + distance * sin(angle))
      let notch = Arc(
        center: cleft, radius: distance, start: .pi - angle, sweep: 2 * angle - .pi)
      return outline(
        from: side,
        [
          .line(to: tip(distance)), .line(to: Point2D(x: -side.x, y: side.y)),
          .arc(notch, to: side),
        ])
    }

    private static func outline(from start: Point2D, _ segments: [Segment]) -> Outline {
      Outline(contours: [Contour(start: start, segments: segments)])
    }
  }
#endif
