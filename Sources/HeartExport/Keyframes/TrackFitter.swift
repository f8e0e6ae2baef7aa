import HeartCore

/// Fits keyframes to values that were looked at.
struct TrackFitter {
  /// Values at instants between which nothing breaks.
  struct Run {
    var times: [Double]
    /// The values of every channel, one list for each instant.
    var values: [[Double]]
    /// Whether it is known that nothing moves.
    var holds = false
  }

  /// How far each channel may be off.
  let tolerances: [Double]

  /// The part of a tolerance that is too little to be worth a key.
  private static let negligible = 1.0 / 16

  /// The keyframes of pieces in their order; nil for those where there is nothing to fit.
  func track(_ pieces: [Run?]) -> FittedTrack {
    var keys: [FittedTrack.Key] = []
    for run in joined(pieces) { append(run, to: &keys) }
    guard !keys.isEmpty else { return FittedTrack([.init(0, tolerances.map { _ in 0 }, nil)]) }
    return FittedTrack(keys)
  }

  /// The pieces, joined where the motion goes on smoothly.
  private func joined(_ pieces: [Run?]) -> [Run] {
    var runs: [Run] = []
    var goesOn = false
    for piece in pieces {
      guard let piece else {
        goesOn = false
        continue
      }
      if goesOn, let last = runs.last {
        let gap = distance(last.values[last.values.count - 1], piece.values[0])
        if gap <= Self.negligible, isSmooth(from: last, to: piece) {
          runs[runs.count - 1].times += piece.times.dropFirst()
          runs[runs.count - 1].values += piece.values.dropFirst()
          continue
        }
        // A last step too small to be seen, as a spring's, is no jump.
        if gap <= 0.9 { runs[runs.count - 1].values[last.values.count - 1] = piece.values[0] }
      }
      runs.append(piece)
      goesOn = true
    }
    return runs
  }

  private func isSmooth(from earlier: Run, to later: Run) -> Bool {
    if earlier.holds || later.holds { return earlier.holds == later.holds }
    let count = earlier.times.count
    let step = earlier.times[count - 1] - earlier.times[count - 2]
    let nextStep = later.times[1] - later.times[0]
    let length = min(
      earlier.times[count - 1] - earlier.times[0],
      later.times[later.times.count - 1] - later.times[0]
    )
    for channel in tolerances.indices {
      let (a, b, c) = (
        earlier.values[count - 3][channel], earlier.values[count - 2][channel],
        earlier.values[count - 1][channel]
      )
      let (d, e, f) = (
        later.values[0][channel], later.values[1][channel], later.values[2][channel]
      )
      let before = (3 * c - 4 * b + a) / (2 * step)
      let after = (4 * e - 3 * d - f) / (2 * nextStep)
      guard abs(after - before) * length <= 4 * tolerances[channel] else { return false }
    }
    return true
  }

  /// How far two lists of values are apart: 1 is as much as is allowed.
  private func distance(_ first: [Double], _ second: [Double]) -> Double {
    tolerances.indices.reduce(0) { max($0, abs(first[$1] - second[$1]) / tolerances[$1]) }
  }

  private func append(_ run: Run, to keys: inout [FittedTrack.Key]) {
    let last = run.times.count - 1
    if run.values.allSatisfy({ distance($0, run.values[0]) <= Self.negligible }) {
      return append(.init(run.times[0], run.values[last], nil), to: &keys)
    }
    var from = 0
    while from < last {
      let (to, curve) = longestStep(of: run, from: from)
      append(.init(run.times[from], run.values[from], curve), to: &keys)
      from = to
    }
    append(.init(run.times[last], run.values[last], nil), to: &keys)
  }

  private func append(_ key: FittedTrack.Key, to keys: inout [FittedTrack.Key]) {
    guard let last = keys.last else { return keys.append(key) }
    let isSame = distance(last.values, key.values) <= Self.negligible
    switch last.curve {
    case nil where isSame && key.curve == nil:
      return
    case nil where isSame && last.time == key.time:
      keys[keys.count - 1] = key
    default:
      keys.append(key)
    }
  }

  /// The farthest instant that one curve leads to, and the curve; nil where the values hold.
  private func longestStep(of run: Run, from: Int) -> (to: Int, curve: TimingCurve?) {
    let last = run.times.count - 1
    if let step = step(of: run, from: from, to: last) { return (last, step.curve) }
    var (low, high) = (from + 1, last)
    var best: TimingCurve? = .linear
    // From far to near: whether a step fits need not hang on its length alone.
    let parts = 12
    for part in (1..<parts).reversed() {
      let to = from + (last - from) * part / parts
      guard to > low else { break }
      if let step = step(of: run, from: from, to: to) {
        (low, best) = (to, step.curve)
        break
      }
      high = to
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if let step = step(of: run, from: from, to: middle) {
        (low, best) = (middle, step.curve)
      } else {
        high = middle
      }
    }
    return (low, best)
  }

  /// One step that stays within the tolerances, if there is one.
  private func step(of run: Run, from: Int, to: Int) -> (curve: TimingCurve?, Void)? {
    let samples = Samples(of: run, from: from, to: to, tolerances)
    guard samples.weight > 1e-6 else { return samples.rests ? (nil, ()) : nil }
    guard to - from > 1 else { return (.linear, ()) }
    // The ones that have names, which people wrote.
    for curve in [TimingCurve.linear, .easeOut, .easeIn, .easeInOut]
    where samples.error(of: curve) <= Self.negligible {
      return (curve, ())
    }
    return samples.curve(negligible: Self.negligible).map { ($0, ()) }
  }
}

/// The values of a step, as shares of its time and of the tolerances.
private struct Samples {
  /// The times as shares of the step.
  let times: [Double]
  /// The way of each channel, in tolerances.
  let ways: [Double]
  /// What each channel has come at each time, in tolerances.
  let values: [[Double]]

  init(of run: TrackFitter.Run, from: Int, to: Int, _ tolerances: [Double]) {
    let length = run.times[to] - run.times[from]
    times = (from...to).map { (run.times[$0] - run.times[from]) / length }
    let first = run.values[from]
    let last = run.values[to]
    ways = tolerances.indices.map { (last[$0] - first[$0]) / tolerances[$0] }
    values = (from...to).map { index in
      tolerances.indices.map { (run.values[index][$0] - first[$0]) / tolerances[$0] }
    }
  }

  var weight: Double { ways.reduce(0) { $0 + $1 * $1 } }

  /// Whether nothing moves, within the tolerances.
  var rests: Bool { values.allSatisfy { $0.allSatisfy { abs($0) <= 1 } } }

  /// The largest error of a curve; 1 is as much as is allowed.
  func error(of curve: TimingCurve) -> Double {
    var largest = 0.0
    for (time, row) in zip(times, values) {
      let share = curve(time)
      for channel in ways.indices {
        largest = max(largest, abs(ways[channel] * share - row[channel]))
      }
      if largest > 1e3 { return largest }
    }
    return largest
  }

  /// The curve that comes nearest, in as few decimals as do; nil where none is near enough.
  func curve(negligible: Double) -> TimingCurve? {
    let stride = max(1, times.count / 28)
    let chosen = times.indices.filter {
      $0 % stride == 0 || $0 == 1 || $0 >= times.count - 2
    }
    // All channels together miss a share by what the mean of their own shares is missed by.
    let weight = self.weight
    let shares = chosen.map { index in
      ways.indices.reduce(0) { $0 + ways[$1] * values[index][$1] } / weight
    }
    for handles in EasingFit.Handles.allCases {
      let fit = EasingFit(times: chosen.map { times[$0] }, shares: shares, handles: handles)
      let numbers = fit.nearest()
      let exact = error(of: Self.curve(numbers, decimals: nil))
      // What is a curve already is given back as it was, not as what might pass for it.
      let isCurve = exact <= negligible / 2
      guard exact <= 1, isCurve || handles == .both else { continue }
      for decimals in 2...4 {
        let curve = Self.curve(numbers, decimals: decimals)
        let error = error(of: curve)
        if error <= (isCurve ? negligible : 1) || decimals == 4 && error <= 1 { return curve }
      }
    }
    return nil
  }

  private static func curve(_ numbers: EasingFit.Numbers, decimals: Int?) -> TimingCurve {
    guard let decimals else { return TimingCurve(numbers.x, numbers.y, numbers.z, numbers.w) }
    return TimingCurve(
      numbers.x.rounded(places: decimals), numbers.y.rounded(places: decimals),
      numbers.z.rounded(places: decimals), numbers.w.rounded(places: decimals))
  }
}
