#if canImport(CoreGraphics)
  import CoreGraphics
  import HeartCore

  extension Outline {
    /// The outline as a path, placed by a zoom.
    ///
    /// Lines and Bézier curves stay what they are; arcs become cubic curves, see ``Arc``.
    func cgPath(_ zoom: Zoom = .identity) -> CGPath {
      let path = CGMutablePath()
      for contour in contours where !contour.segments.isEmpty {
        path.move(to: CGPoint(zoom(contour.start)))
        for segment in contour.segments {
          path.add(segment, zoom)
        }
        if contour.isClosed { path.closeSubpath() }
      }
      return path
    }
  }

  extension CGPoint {
    /// The same place for Core Graphics.
    init(_ point: Point2D) {
      self.init(x: point.x, y: point.y)
    }
  }

  extension CGMutablePath {
    fileprivate func add(_ segment: Segment, _ zoom: Zoom) {
      switch segment {
      case .line(let end):
        addLine(to: CGPoint(zoom(end)))
      case .quadratic(let control, let end):
        addQuadCurve(to: CGPoint(zoom(end)), control: CGPoint(zoom(control)))
      case .cubic(let control1, let control2, let end):
        addCurve(
          to: CGPoint(zoom(end)), control1: CGPoint(zoom(control1)),
          control2: CGPoint(zoom(control2)))
      case .arc(let arc, let end):
        for piece in arc.cubics(endingAt: end) { add(piece, zoom) }
      }
    }
  }

  extension Arc {
    /// The arc as cubic curves of an eighth of a turn each, at most.
    ///
    /// With handles of 4/3 · tan(angle / 4) such a curve is off the circle by less than 5e-6 of
    /// the radius: a thousandth of a pixel on an icon as large as a screen.
    fileprivate func cubics(endingAt end: Point2D) -> [Segment] {
      // Further than this an arc's angles say nothing any more: only its ends are known.
      guard sweep.magnitude < 100_000, start.magnitude < 100_000 else { return [.line(to: end)] }
      let count = max(1, Int((sweep.magnitude / (.pi / 4)).rounded(.up)))
      let step = sweep / Double(count)
      let (sine, cosine) = Elementary.sineAndCosine(step / 4)
      let handle = 4 / 3 * sine / cosine
      return (0..<count).map { index in
        let from = place(at: start + step * Double(index))
        let to = place(at: start + step * Double(index + 1))
        return .cubic(
          control1: from.point + from.velocity * handle,
          control2: to.point - to.velocity * handle,
          to: index == count - 1 ? end : to.point)
      }
    }

    private func place(at angle: Double) -> (point: Point2D, velocity: Vector2D) {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      return (point(cosine: cosine, sine: sine), axisB * cosine - axisA * sine)
    }
  }

  extension FillRule {
    /// Whether Core Graphics' even-odd rule is meant.
    var isEvenOdd: Bool { self == .evenodd }
  }
#endif
