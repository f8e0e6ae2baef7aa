/// A strand's part between two heights.
struct StrandSlice {
  var strand: Strand
  /// The strand's parameters at the upper and the lower height.
  var top: Double
  var bottom: Double
  var topX: Double
  var bottomX: Double
  /// How far the part may be, level, from its chord.
  var deviation: Double

  var middleX: Double { (topX + bottomX) / 2 }
}

/// How strands are measured for area, and how closely.
struct StrandMeasure {
  /// A width that may be rounding.
  let noise: Double
  /// An area not worth a cut: 1e-15 of the whole.
  private let negligible: Double
  private let fillRule: FillRule
  /// The upright line that areas are measured from.
  private let line: Double

  init(fillRule: FillRule, bounds: Box) {
    self.fillRule = fillRule
    line = bounds.center.x
    negligible = 1e-15 * bounds.width * bounds.height
    noise = 1e-14 * bounds.width + 0x1p-51 * max(abs(bounds.x), abs(bounds.maxX))
  }

  func slice(of strand: Strand, from top: Double, to bottom: Double) -> StrandSlice {
    let curve = strand.curve
    let first = strand.parameter(atHeight: top)
    let last = strand.parameter(atHeight: bottom)
    let topX = curve.point(at: first).x
    let bottomX = curve.point(at: last).x
    // Sheared so that its chord is upright, the curve is as far from the chord as its coordinate
    // to the right is from being constant: within its second derivative · step² / 8.
    let slope = (bottomX - topX) / (bottom - top)
    let step = last - first
    return StrandSlice(
      strand: strand, top: first, bottom: last, topX: topX, bottomX: bottomX,
      deviation: curve.isLine
        ? 0 : curve.bend(from: first, to: last, sheared: slope) * step * step / 8)
  }

  /// Whether a slice stays left of another.
  ///
  /// Or crosses it only so that no area to speak of is mistaken.
  func areApart(_ left: StrandSlice, _ right: StrandSlice, height: Double) -> Bool {
    let top = right.topX - left.topX
    let bottom = right.bottomX - left.bottomX
    let deviation = left.deviation + right.deviation
    if min(top, bottom) >= deviation { return true }
    if height * (max(abs(top), abs(bottom)) + deviation) <= negligible { return true }
    return abs(top) <= noise && abs(bottom) <= noise && coincide(left, right)
  }

  /// Whether two slices run along each other throughout.
  ///
  /// Two cubics that share ten places are one.
  private func coincide(_ left: StrandSlice, _ right: StrandSlice) -> Bool {
    let top = left.strand.curve.point(at: left.top).y
    let bottom = left.strand.curve.point(at: left.bottom).y
    return (1..<10).allSatisfy { step in
      let height = top + (bottom - top) * Double(step) / 10
      let leftX = left.strand.x(atHeight: height)
      return abs(right.strand.x(atHeight: height) - leftX) <= noise
    }
  }

  /// 1 where filling ends at a strand, −1 where it begins.
  ///
  /// 0 elsewhere. The winding left of the strand becomes the one right of it.
  func sign(of direction: Int, rightOf winding: inout Int) -> Int {
    let before = fillRule.fills(winding: winding)
    // Rightward over a strand that runs downward, the rim is crossed to its outer side.
    winding -= direction
    return (before ? 1 : 0) - (fillRule.fills(winding: winding) ? 1 : 0)
  }

  /// The area between the measuring line and a slice.
  func areaToTheLeft(of slice: StrandSlice) -> Double {
    slice.strand.curve.areaToTheLeft(backTo: line, from: slice.top, to: slice.bottom)
  }

  /// The area between the measuring line and part of a strand.
  func areaToTheLeft(of strand: Strand, from top: Double, to bottom: Double) -> Double {
    strand.curve.areaToTheLeft(
      backTo: line, from: strand.parameter(atHeight: top), to: strand.parameter(atHeight: bottom))
  }

  /// The filled area by the filled lengths of even level lines.
  ///
  /// The work is bounded whatever the strands do. Each time that the filled length goes all the
  /// way from nothing to the width and back, what is mistaken is one line's share at most.
  func areaByLevels(
    of strands: [Strand], between top: Double, and bottom: Double, budget: Int
  ) -> Double {
    let height = bottom - top
    let cuts = strands.reduce(0) { $0 + ($1.bottomHeight - $1.topHeight) } / height
    let count = Int(max(1_024, min(Double(budget) / max(cuts, 1), 65_536)))
    var cut: [(strand: Int, x: Double)] = []
    var next = 0
    var length = 0.0
    for row in 0..<count {
      let level = top + height * ((Double(row) + 0.5) / Double(count))
      cut.removeAll { strands[$0.strand].bottomHeight <= level }
      while next < strands.count, strands[next].topHeight <= level {
        if strands[next].bottomHeight > level { cut.append((next, 0)) }
        next += 1
      }
      for index in cut.indices { cut[index].x = strands[cut[index].strand].x(atHeight: level) }
      cut.sort { $0.x < $1.x }
      var winding = 0
      for (strand, x) in cut {
        length += Double(sign(of: strands[strand].direction, rightOf: &winding)) * (x - line)
      }
    }
    return length * (height / Double(count))
  }
}

extension Strand {
  var topHeight: Double { min(firstHeight, lastHeight) }
  var bottomHeight: Double { max(firstHeight, lastHeight) }

  func x(atHeight height: Double) -> Double {
    curve.point(at: parameter(atHeight: height)).x
  }
}

extension Curve {
  /// A bound of the second derivative of x − slope · y.
  fileprivate func bend(from first: Double, to last: Double, sheared slope: Double) -> Double {
    func sheared(_ vector: Vector2D) -> Double { vector.dx - slope * vector.dy }
    switch segment {
    case .line:
      return 0
    case .quadratic(let control, let end):
      return 2 * abs(sheared((end - control) - (control - start)))
    case .cubic(let control1, let control2, let end):
      let atStart = sheared((control2 - control1) - (control1 - start))
      let atEnd = sheared((end - control2) - (control2 - control1))
      // It is linear, and so largest at an end of the part.
      let change = atEnd - atStart
      return 6 * max(abs(atStart + change * first), abs(atStart + change * last))
    case .arc(let arc, _):
      let amplitude = Vector2D(dx: sheared(arc.axisA), dy: sheared(arc.axisB)).length
      return amplitude * arc.sweep * arc.sweep
    }
  }
}
