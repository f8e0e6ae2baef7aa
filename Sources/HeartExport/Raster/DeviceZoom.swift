import HeartCore

/// A zoom from a shape's points to pixels within the arithmetic's reach.
///
/// A coordinate beyond ±2³⁰ px is cut to that, which bends whatever reaches so far.
struct DeviceZoom {
  private let zoom: Zoom

  private static let reach = 0x1p30

  /// Fails for a zoom that is not finite, or scales to nothing.
  init?(_ zoom: Zoom) {
    guard zoom.scale > 0, zoom.scale.isFinite, zoom.offset.dx.isFinite, zoom.offset.dy.isFinite
    else { return nil }
    self.zoom = zoom
  }

  var scale: Double { zoom.scale }
  var offset: Vector2D { zoom.offset }

  @inline(__always)
  func callAsFunction(_ place: Point2D) -> Point2D {
    let place = zoom(place)
    return Point2D(x: Self.cut(place.x), y: Self.cut(place.y))
  }

  func callAsFunction(_ length: Double) -> Double { Self.cut(length * zoom.scale) }

  func callAsFunction(_ arc: Arc) -> Arc {
    Arc(
      center: self(arc.center), axisA: cut(zoom(arc.axisA)), axisB: cut(zoom(arc.axisB)),
      start: arc.start, sweep: arc.sweep)
  }

  func callAsFunction(_ box: Box) -> Box {
    Box(
      from: self(Point2D(x: box.x, y: box.y)), to: self(Point2D(x: box.maxX, y: box.maxY)))
  }

  private func cut(_ vector: Vector2D) -> Vector2D {
    Vector2D(dx: Self.cut(vector.dx), dy: Self.cut(vector.dy))
  }

  @inline(__always)
  private static func cut(_ value: Double) -> Double {
    max(-reach, min(value, reach))
  }
}
