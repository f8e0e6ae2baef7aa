extension PathStep {
  /// From the center's distance to a quarter circle's control points, in radii.
  ///
  /// 4/3 · (√2 − 1): the curve's middle lies on the circle.
  static let quarterControl: CGFloat = 0.552284749830793

  static func rectangle(_ rect: CGRect) -> [PathStep] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathStep] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place = { (x: CGFloat, y: CGFloat) in
      CGPoint(x: center.x + x * rect.width / 2, y: center.y + y * rect.height / 2)
    }
    let k = quarterControl
    return [
      .move(place(1, 0)),
      .cubic(control1: place(1, k), control2: place(k, 1), end: place(0, 1)),
      .cubic(control1: place(-k, 1), control2: place(-1, k), end: place(-1, 0)),
      .cubic(control1: place(-1, -k), control2: place(-k, -1), end: place(0, -1)),
      .cubic(control1: place(k, -1), control2: place(1, -k), end: place(1, 0)),
      .close,
    ]
  }

  static func rectangle(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [PathStep] {
    guard cornerWidth > 0, cornerHeight > 0 else { return rectangle(rect) }
    let (w, h) = (cornerWidth, cornerHeight)
    let (restW, restH) = (w * (1 - quarterControl), h * (1 - quarterControl))
    return [
      .move(CGPoint(x: rect.maxX, y: rect.midY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY - h)),
      .cubic(
        control1: CGPoint(x: rect.maxX, y: rect.maxY - restH),
        control2: CGPoint(x: rect.maxX - restW, y: rect.maxY),
        end: CGPoint(x: rect.maxX - w, y: rect.maxY)),
      .line(CGPoint(x: rect.minX + w, y: rect.maxY)),
      .cubic(
        control1: CGPoint(x: rect.minX + restW, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: rect.maxY - restH),
        end: CGPoint(x: rect.minX, y: rect.maxY - h)),
      .line(CGPoint(x: rect.minX, y: rect.minY + h)),
      .cubic(
        control1: CGPoint(x: rect.minX, y: rect.minY + restH),
        control2: CGPoint(x: rect.minX + restW, y: rect.minY),
        end: CGPoint(x: rect.minX + w, y: rect.minY)),
      .line(CGPoint(x: rect.maxX - w, y: rect.minY)),
      .cubic(
        control1: CGPoint(x: rect.maxX - restW, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: rect.minY + restH),
        end: CGPoint(x: rect.maxX, y: rect.minY + h)),
      .close,
    ]
  }

  /// The cubics of a part of a circle, without the step that leads to its start.
  ///
  /// The documentation says that arcs become curves and not how they are cut: here, into the
  /// fewest equal pieces of at most a quarter turn.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat
  ) -> [PathStep] {
    // A sweep of a whole number of quarters, to rounding, takes that many.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let sweep = delta / CGFloat(count)
    let k = CGFloat(4.0 / 3.0 * tan(Double(sweep) / 4))
    return (0..<count).map { index in
      let first = direction(start + sweep * CGFloat(index))
      let last = direction(start + sweep * CGFloat(index + 1))
      let place = { (x: CGFloat, y: CGFloat) in
        CGPoint(x: center.x + radius * x, y: center.y + radius * y)
      }
      return .cubic(
        control1: place(first.dx - k * first.dy, first.dy + k * first.dx),
        control2: place(last.dx + k * last.dy, last.dy - k * last.dx),
        end: place(last.dx, last.dy))
    }
  }

  static func direction(_ angle: CGFloat) -> CGVector {
    CGVector(dx: CGFloat(cos(Double(angle))), dy: CGFloat(sin(Double(angle))))
  }

  /// Where steps lead to; nil for none.
  static func end(of steps: [PathStep]) -> CGPoint? {
    guard let last = steps.last else { return nil }
    if let end = last.points.last { return end }
    for step in steps.reversed() {
      if case .move(let start) = step { return start }
    }
    return nil
  }
}

extension [PathStep] {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathStep] {
    guard let transform else { return self }
    return applying(transform.pointee)
  }

  func applying(_ transform: CGAffineTransform) -> [PathStep] {
    transform.isIdentity ? self : map { $0.mapped { $0.applying(transform) } }
  }
}
