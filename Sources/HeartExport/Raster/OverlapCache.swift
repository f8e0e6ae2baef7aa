import HeartCore

/// Which outlines overlap themselves, found out once for each.
///
/// Where the rim runs around every place once at most, always in the same direction, the sum of
/// signed areas in a pixel is what is covered of it. For all other outlines it may not be.
struct OverlapCache {
  private var answers = RecentValues<Outline, Bool>()
  private var sweep = EdgeSweep()

  /// The longer side, in pixels, when an outline is looked at.
  private static let side = 64.0
  /// Overlaps of a smaller area are none, in such pixels.
  ///
  /// In a pixel of an icon of 96 px it is two levels of 255, and rounding makes up some that are
  /// smaller.
  private static let negligible = 0.004

  /// Whether places are wound around twice, or in both directions.
  mutating func overlapsItself(_ outline: Outline) -> Bool {
    answers.value(for: outline) { Self.look(at: outline, with: &sweep) }
  }

  private static func look(at outline: Outline, with sweep: inout EdgeSweep) -> Bool {
    guard let box = outline.controlBox else { return false }
    let scale = side / box.longerSide
    let zoom = Zoom(scale: scale, offset: Vector2D(dx: -box.x * scale, dy: -box.y * scale))
    guard let zoom = DeviceZoom(zoom) else { return false }
    let pixels = 0..<Int(side) + 1
    sweep.begin(PixelRegion(columns: pixels, rows: pixels))
    sweep.draw(outline, zoom)
    var areas = WindingAreas()
    let limit = negligible * FixedPoint.scale * FixedPoint.scale
    sweep.forEachStrip { strip in
      areas.add(strip)
      return !areas.areMixed(beyond: limit)
    }
    return areas.areMixed(beyond: limit)
  }
}

/// The areas by winding, in square steps of 1/65,536 px.
private struct WindingAreas {
  private var clockwise = 0.0
  private var counterclockwise = 0.0
  private var repeated = 0.0

  mutating func add(_ strip: EdgeStrip) {
    var winding = 0
    var last: Int64 = 0
    for part in strip.parts where part.isPresent {
      let area = Double(part.middle &- last) / 2 * Double(strip.height)
      if winding > 0 { clockwise += area }
      if winding < 0 { counterclockwise += area }
      if winding.magnitude > 1 { repeated += area }
      winding &+= part.edge.direction
      last = part.middle
    }
  }

  func areMixed(beyond limit: Double) -> Bool {
    repeated > limit || min(clockwise, counterclockwise) > limit
  }
}
