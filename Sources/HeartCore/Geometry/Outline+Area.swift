extension Outline {
  /// The area that the fill rule fills, in square points.
  ///
  /// Whatever the contours do: holes, overlaps, crossings, rims that run twice along one line.
  /// Right to 1e-12 of the bounds' area, or to rounding where no curves cross. The cost grows with
  /// the number of segments times the number of them side by side.
  public var area: Double {
    guard let bounds, !bounds.isEmpty else { return 0 }
    return FilledArea(of: self, bounds: bounds).total
  }
}

/// The filled area, summed over level slabs.
///
/// A slab reaches from one height to another and holds no end of a strand. Where strands do not
/// cross in it, the winding between neighbors is one number, and the area under each strand is
/// exact. Where they may cross, the slab is halved, until what could be mistaken is nothing.
private struct FilledArea {
  private(set) var total = 0.0
  private let fillRule: FillRule
  private let line: Double
  /// An area not worth a halving: a part of 1e-15 of the whole.
  private let negligible: Double
  /// A width that may be rounding.
  private let noise: Double

  /// A strand's part in one slab.
  private struct Slice {
    var strand: Strand
    /// The strand's parameters at the slab's top and bottom.
    var top: Double
    var bottom: Double
    var topX: Double
    var bottomX: Double
    /// How far the slice may be, level, from its chord.
    var deviation: Double

    var middleX: Double { (topX + bottomX) / 2 }
  }

  init(of outline: Outline, bounds: Box) {
    fillRule = outline.fillRule
    line = bounds.center.x
    negligible = 1e-15 * bounds.width * bounds.height
    noise = 1e-13 * bounds.width

    var strands: [Strand] = []
    for contour in outline.contours {
      for curve in contour.curves {
        curve.forEachStrand { if $0.direction != 0 { strands.append($0) } }
      }
    }
    strands.sort { $0.topHeight < $1.topHeight }
    var heights = strands.flatMap { [$0.firstHeight, $0.lastHeight] }
    heights.sort()

    var active: [Strand] = []
    var next = 0
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      active.removeAll { $0.bottomHeight <= top }
      while next < strands.count, strands[next].topHeight <= top {
        active.append(strands[next])
        next += 1
      }
      add(active.map { Self.slice(of: $0, from: top, to: bottom) }, from: top, to: bottom)
    }
  }

  /// Adds what is filled in a slab, from a place with the given winding on.
  private mutating func add(
    _ slices: [Slice], rightOf winding: Int = 0, from top: Double, to bottom: Double
  ) {
    let sorted = slices.sorted { $0.middleX < $1.middleX }
    var winding = winding
    var first = 0
    // How far to the right the strands so far reach that may cross one of them.
    var reach = 0
    for index in sorted.indices {
      let rightmost = sorted.indices.last {
        $0 > index && !keepApart(sorted[index], sorted[$0], height: bottom - top)
      }
      reach = max(reach, rightmost ?? index)
      guard reach == index else { continue }
      add(bundle: sorted[first...index], rightOf: &winding, from: top, to: bottom)
      first = index + 1
    }
  }

  /// Adds what is filled among strands that may cross, by halves of the slab; a single strand is
  /// added as it is.
  private mutating func add(
    bundle: ArraySlice<Slice>, rightOf winding: inout Int, from top: Double, to bottom: Double
  ) {
    let middle = (top + bottom) / 2
    guard bundle.count > 1, middle > top, middle < bottom else {
      for slice in bundle { add(slice, rightOf: &winding) }
      return
    }
    let upper = bundle.map { Self.slice(of: $0.strand, from: top, to: middle) }
    let lower = bundle.map { Self.slice(of: $0.strand, from: middle, to: bottom) }
    add(upper, rightOf: winding, from: top, to: middle)
    add(lower, rightOf: winding, from: middle, to: bottom)
    winding -= bundle.reduce(0) { $0 + $1.strand.direction }
  }

  /// Adds the area left of a strand that ends a filled region, or takes it where one begins.
  private mutating func add(_ slice: Slice, rightOf winding: inout Int) {
    let before = fillRule.fills(winding: winding)
    // Rightward over a strand that runs downward, the rim is crossed to its outer side.
    winding -= slice.strand.direction
    guard before != fillRule.fills(winding: winding) else { return }
    let area = slice.strand.curve.areaToTheLeft(backTo: line, from: slice.top, to: slice.bottom)
    total += before ? area : -area
  }

  /// Whether two slices cannot cross, or only so that no area to speak of is mistaken.
  private func keepApart(_ left: Slice, _ right: Slice, height: Double) -> Bool {
    let top = right.topX - left.topX
    let bottom = right.bottomX - left.bottomX
    let deviation = left.deviation + right.deviation
    if min(top, bottom) >= deviation { return true }
    if height * (max(abs(top), abs(bottom)) + deviation) <= negligible { return true }
    return abs(top) <= noise && abs(bottom) <= noise && coincide(left, right)
  }

  /// Whether two slices run along each other throughout: two cubics that share ten places are one.
  private func coincide(_ left: Slice, _ right: Slice) -> Bool {
    let top = left.strand.curve.point(at: left.top).y
    let bottom = left.strand.curve.point(at: left.bottom).y
    return (1..<10).allSatisfy { step in
      let height = top + (bottom - top) * Double(step) / 10
      let leftX = left.strand.x(atHeight: height)
      return abs(right.strand.x(atHeight: height) - leftX) <= noise
    }
  }

  private static func slice(of strand: Strand, from top: Double, to bottom: Double) -> Slice {
    let curve = strand.curve
    let first = strand.parameter(atHeight: top)
    let last = strand.parameter(atHeight: bottom)
    let topX = curve.point(at: first).x
    let bottomX = curve.point(at: last).x
    // A curve is within bend · step² / 8 of its chord; level, the chord's slope adds to that.
    let distance = curve.bend * (last - first) * (last - first) / 8
    let slope = abs(bottomX - topX) / (bottom - top)
    return Slice(
      strand: strand, top: first, bottom: last, topX: topX, bottomX: bottomX,
      deviation: distance == 0 ? 0 : distance * (1 + slope))
  }
}

extension Strand {
  fileprivate var topHeight: Double { min(firstHeight, lastHeight) }
  fileprivate var bottomHeight: Double { max(firstHeight, lastHeight) }

  fileprivate func x(atHeight height: Double) -> Double {
    curve.point(at: parameter(atHeight: height)).x
  }
}

extension Curve {
  /// A bound of the second derivative's length.
  var bend: Double {
    switch segment {
    case .line:
      0
    case .quadratic(let control, let end):
      2 * ((end - control) - (control - start)).length
    case .cubic(let control1, let control2, let end):
      6
        * max(
          ((control2 - control1) - (control1 - start)).length,
          ((end - control2) - (control2 - control1)).length)
    case .arc(let arc, _):
      arc.sweep * arc.sweep * arc.reach.length
    }
  }
}
