import CoreGraphics
import HeartCore
@_spi(Simulation) import QuartzCore

/// The rim of a layer's bounds, with its round corners.
struct RoundedRim {
  private let box: Box
  private let radius: Double

  /// Corners are quarter circles; a radius of more than half a side is cut to that, which the
  /// documentation leaves open.
  init(_ values: LayerValues) {
    let bounds = values.bounds
    box = Box(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    radius = max(0, min(Double(values.cornerRadius), box.shorterSide / 2))
    guard values.cornerCurve == .circular || radius == 0 else {
      fatalError("Continuous corners are not modelled.")
    }
  }

  /// All within the rim.
  var outline: Outline { Self.rounded(box, radius) }

  /// The band within the rim.
  func border(width: Double) -> Outline {
    let inner = Self.rounded(box.inset(by: width), max(0, radius - width))
    return Outline(contours: outline.contours + inner.contours, fillRule: .evenodd)
  }

  private static func rounded(_ box: Box, _ radius: Double) -> Outline {
    guard radius > 0, !box.isEmpty else { return .rectangle(box) }
    let left = box.x + radius
    let right = box.maxX - radius
    let top = box.y + radius
    let bottom = box.maxY - radius
    func corner(_ x: Double, _ y: Double, _ quarter: Double, to end: Point2D) -> Segment {
      .arc(
        Arc(
          center: Point2D(x: x, y: y), radius: radius, start: quarter * .pi / 2, sweep: .pi / 2),
        to: end)
    }
    return Outline(contours: [
      Contour(
        start: Point2D(x: box.maxX, y: bottom),
        segments: [
          corner(right, bottom, 0, to: Point2D(x: right, y: box.maxY)),
          .line(to: Point2D(x: left, y: box.maxY)),
          corner(left, bottom, 1, to: Point2D(x: box.x, y: bottom)),
          .line(to: Point2D(x: box.x, y: top)),
          corner(left, top, 2, to: Point2D(x: left, y: box.y)),
          .line(to: Point2D(x: right, y: box.y)),
          corner(right, top, 3, to: Point2D(x: box.maxX, y: top)),
        ])
    ])
  }
}
