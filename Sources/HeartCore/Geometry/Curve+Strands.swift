/// A part of a curve that runs only downward or only upward.
struct Strand {
  var curve: Curve
  /// The parameters where the part starts and ends.
  var first: Double
  var last: Double
  /// The heights at those parameters.
  var firstHeight: Double
  var lastHeight: Double

  /// 1 downward, −1 upward, 0 level.
  var direction: Int {
    firstHeight < lastHeight ? 1 : firstHeight > lastHeight ? -1 : 0
  }

  /// Whether the level just below a height cuts the part.
  ///
  /// The top belongs to a part and the bottom does not, so that a level through a vertex cuts
  /// one of two parts that pass it, and none or both of two that touch it.
  func isCut(below height: Double) -> Bool {
    (firstHeight <= height) != (lastHeight <= height)
  }

  /// The parameter where the part is at a height that it reaches.
  func parameter(atHeight height: Double) -> Double {
    if height == firstHeight { return first }
    if height == lastHeight { return last }
    switch curve.segment {
    case .line:
      return (height - firstHeight) / (lastHeight - firstHeight)
    case .arc(let arc, _):
      return crossing(from: first, to: last, isRising: firstHeight < lastHeight) { t in
        let (sine, cosine) = Elementary.sineAndCosine(arc.start + arc.sweep * t)
        return (
          (arc.center.y - height) + (arc.axisA.dy * cosine + arc.axisB.dy * sine),
          (arc.axisB.dy * cosine - arc.axisA.dy * sine) * arc.sweep
        )
      }
    case .quadratic(let control, let end):
      let toward = control.y - curve.start.y
      return parameter(
        atHeight: height, linear: 2 * toward, square: (end.y - control.y) - toward, cube: 0)
    case .cubic(let control1, let control2, let end):
      let toward = control1.y - curve.start.y
      let bend = (control2.y - control1.y) - toward
      let twist = (end.y - control2.y) - (control2.y - control1.y) - bend
      return parameter(atHeight: height, linear: 3 * toward, square: 3 * bend, cube: twist)
    }
  }

  /// The parameter by the coefficients of the height.
  ///
  /// In plain numbers, since areas ask often.
  private func parameter(
    atHeight height: Double, linear: Double, square: Double, cube: Double
  ) -> Double {
    let offset = curve.start.y - height
    return crossing(from: first, to: last, isRising: firstHeight < lastHeight) { t in
      (
        ((cube * t + square) * t + linear) * t + offset,
        (3 * cube * t + 2 * square) * t + linear
      )
    }
  }
}

extension Curve {
  /// Calls for each part between the vertical turns, in order.
  @inline(__always)
  func forEachStrand(_ body: (Strand) -> Void) {
    let turns = isLine ? Parameters() : verticalTurns
    var strand = Strand(
      curve: self, first: 0, last: 0, firstHeight: start.y, lastHeight: start.y)
    func end(at t: Double) {
      strand.last = t
      strand.lastHeight = point(at: t).y
      body(strand)
      strand.first = t
      strand.firstHeight = strand.lastHeight
    }
    if case .arc(let arc, _) = segment, arc.wholeTurns > 0 {
      for round in 0...arc.wholeTurns {
        for turn in turns {
          let t = turn + arc.turnShare * Double(round)
          if t > strand.first, t < 1 { end(at: t) }
        }
      }
    } else {
      for turn in turns { end(at: turn) }
    }
    end(at: 1)
  }
}
