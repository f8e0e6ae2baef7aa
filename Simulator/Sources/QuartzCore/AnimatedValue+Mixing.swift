@_spi(Simulation) import CoreGraphics

extension AnimatedValue {
  /// The value at a share of the way to another one.
  ///
  /// No color counts as the other color made clear; that is our choice. Paths need the same
  /// steps: what becomes of others is not documented, and a trap here.
  func mixed(with other: AnimatedValue, at share: Double) -> AnimatedValue {
    let t = CGFloat(share)
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
    case (.point(let a), .point(let b)): return .point(a.mixed(with: b, at: t))
    case (.size(let a), .size(let b)): return .size(a.mixed(with: b, at: t))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: a.origin.mixed(with: b.origin, at: t), size: a.size.mixed(with: b.size, at: t)))
    case (.transform(let a), .transform(let b)):
      return .transform(PlaneParts(a).mixed(with: PlaneParts(b), at: t).transform)
    case (.color(let a), .color(let b)): return .color(Self.mixed(a, b, t))
    case (.path(let a?), .path(let b?)): return .path(a.mixed(with: b, at: t))
    case (.path(let a), .path(let b)): return .path(share < 1 ? a : b)
    default: fatalError("\(self) and \(other) cannot be mixed.")
    }
  }

  /// The value with another one added, as an additive animation does.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: fatalError("\(other) cannot be added to \(self).")
    }
  }

  private static func mixed(_ first: CGColor?, _ second: CGColor?, _ t: CGFloat) -> CGColor? {
    guard let a = first ?? second?.copy(alpha: 0), let b = second ?? first?.copy(alpha: 0) else {
      return nil
    }
    // Mixed in sRGB, each part by itself; the documentation names no space.
    let parts = zip(a.extendedSRGBComponents, b.extendedSRGBComponents).map { $0 + ($1 - $0) * t }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension CGSize {
  func mixed(with other: CGSize, at t: CGFloat) -> CGSize {
    CGSize(
      width: width + (other.width - width) * t, height: height + (other.height - height) * t)
  }
}

extension CGPath {
  func mixed(with other: CGPath, at t: CGFloat) -> CGPath {
    guard steps.map(\.type) == other.steps.map(\.type) else {
      fatalError(
        "Between paths of different steps an animation shows what is not documented:"
          + " \(steps.count) and \(other.steps.count) steps.")
    }
    let mixed = zip(steps, other.steps).map { first, second in
      var points = second.points[...]
      return first.mapped { $0.mixed(with: points.removeFirst(), at: t) }
    }
    return CGPath(simulated: mixed)
  }
}
