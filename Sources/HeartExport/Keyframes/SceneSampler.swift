import HeartCore

/// Looks at the pictures of one change, and cuts it into pieces without breaks.
struct SceneSampler {
  /// An instant at which something breaks.
  private struct Break {
    /// When, in seconds from the tap.
    var time: Double
    /// The last instant before it that can be looked at.
    var before: Double
    /// The first instant from it on.
    var after: Double
  }

  let reader: StageReader
  let film: FavoriteFilm
  /// The largest error of a length, and of an opacity.
  let bounds: FitBounds

  /// How many steps a change is looked at in before its breaks are known.
  private static let firstSteps = 192
  /// How many steps a piece is looked at in to find its corners.
  private static let cornerSteps = 64
  /// How many steps each piece is fitted by.
  private static let steps = 40

  /// The pieces of the change, moved to its start in the file.
  ///
  /// None for a change that takes no time.
  func pieces(startingAt start: Double) -> [MotionPiece] {
    let end = film.duration
    guard end > 0 else { return [] }
    let ends =
      [Break(time: 0, before: 0, after: 0)]
      + appearances()
      + [Break(time: end, before: end.nextDown, after: end)]
    var breaks: [Break] = []
    for (from, to) in zip(ends, ends.dropFirst()) {
      breaks.append(from)
      breaks += corners(from: from.after, to: to.before).map {
        Break(time: $0, before: $0, after: $0)
      }
    }
    breaks.append(ends[ends.count - 1])
    return zip(breaks, breaks.dropFirst()).compactMap { from, to in
      to.time > from.time ? piece(from: from, to: to, start: start) : nil
    }
  }

  func state(at time: Double) -> StageState {
    reader.state(of: reader.storyboard.picture(of: film.instant(at: time)))
  }

  private func piece(from: Break, to: Break, start: Double) -> MotionPiece {
    var piece = MotionPiece(times: [], states: [])
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let time = from.time + (to.time - from.time) * share
      piece.times.append(start + time)
      piece.states.append(state(at: min(to.before, max(from.after, time))))
    }
    // Not start + (to − from) · 1, which may miss the next piece's start by a rounding.
    piece.times[Self.steps] = start + to.time
    return piece
  }

  /// Where a layer appears, goes, or begins or ceases to be one that covers.
  private func appearances() -> [Break] {
    var breaks: [Break] = []
    var earlier = 0.0
    var earlierState = state(at: 0)
    for step in 1...Self.firstSteps {
      let time =
        step == Self.firstSteps
        ? film.duration.nextDown : film.duration * Double(step) / Double(Self.firstSteps)
      let later = state(at: time)
      while !earlierState.hasSameShapes(as: later) {
        let found = appearance(between: earlier, earlierState, and: time)
        breaks.append(found)
        earlier = found.after
        earlierState = state(at: earlier)
      }
      earlier = time
      earlierState = later
    }
    return breaks
  }

  /// The first change of shapes after an instant, by halving.
  private func appearance(
    between earlier: Double, _ earlierState: StageState, and later: Double
  ) -> Break {
    var (low, high) = (earlier, later)
    // A tap is at 0, where halving could go on for a thousand rounds.
    while high - low > 1e-13 * film.duration {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if state(at: middle).hasSameShapes(as: earlierState) { low = middle } else { high = middle }
    }
    // Rounded up, the film's own end could come to lie behind it.
    return Break(time: min(settled(low), film.duration), before: low, after: high)
  }

  private func corners(from start: Double, to end: Double) -> [Double] {
    let length = end - start
    guard length > 1e-9 * film.duration else { return [] }
    let step = length / Double(Self.cornerSteps)
    let states = (0...Self.cornerSteps).map {
      state(at: $0 == Self.cornerSteps ? end : start + Double($0) * step)
    }
    var found: [Double] = []
    let layers = [nil] + states[0].layers.indices.map { Optional($0) }
    for layer in layers where states[0][layer] != nil {
      for channel in [MotionLayer.Channel.x, .y, .scale, .opacity, .lineShare] {
        let bound = bounds.largest(of: channel)
        let bends = bends(states.map { $0[layer]?[channel] ?? 0 })
        for index in 1..<Self.cornerSteps where isPeak(index, of: bends) {
          guard bends[index] * length > bound * step else { continue }
          let place = start + Double(index) * step
          let corner = corner(near: place, within: step, layer, channel, least: 2 * bound / length)
          guard let corner, corner > start + 1e-4 * length, corner < end - 1e-4 * length else {
            continue
          }
          let time = settled(corner)
          // Several layers may turn the same corner.
          if !found.contains(where: { abs($0 - time) < 1e-5 * film.duration }) {
            found.append(time)
          }
        }
      }
    }
    return found.sorted()
  }

  /// A corner near an instant, whose slopes differ by more than a limit; nil for a mere bend.
  ///
  /// Seen eight times closer, a bend's second difference is a sixty-fourth, a corner's an eighth.
  private func corner(
    near place: Double, within step: Double, _ layer: Int?, _ channel: MotionLayer.Channel,
    least: Double
  ) -> Double? {
    func value(_ time: Double) -> Double { state(at: time)[layer]?[channel] ?? 0 }
    var middle = place
    var step = step
    for _ in 0..<4 {
      let finer = step / 8
      let values = (-9...9).map { value(middle + Double($0) * finer) }
      let bends = bends(values)
      var best = 1
      for index in 1..<18 where bends[index] > bends[best] { best = index }
      guard bends[best] > least * finer / 2 else { return nil }
      middle += Double(best - 9) * finer
      step = finer
    }
    let left = (value(middle - 2 * step), value(middle - step))
    let right = (value(middle + step), value(middle + 2 * step))
    let slopeBefore = (left.1 - left.0) / step
    let slopeAfter = (right.1 - right.0) / step
    guard abs(slopeAfter - slopeBefore) > least else { return nil }
    // Where the two lines meet.
    let offset = (left.1 - right.0 + (slopeBefore + slopeAfter) * step) / (slopeAfter - slopeBefore)
    return middle + min(step, max(-step, offset))
  }

  private func bends(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      guard index > 0, index < values.count - 1 else { return 0 }
      return abs(values[index - 1] - 2 * values[index] + values[index + 1])
    }
  }

  private func isPeak(_ index: Int, of bends: [Double]) -> Bool {
    bends[index] >= bends[index - 1] && bends[index] >= bends[index + 1]
  }

  /// An instant that was found by looking, as it was meant.
  ///
  /// Motion is designed in whole milliseconds and the like.
  private func settled(_ time: Double) -> Double {
    let micros = time.rounded(places: 6)
    return abs(micros - time) <= 1e-8 * max(1, film.duration) ? micros : time
  }
}
