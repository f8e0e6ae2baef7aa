import HeartCore

/// Values over time, as few eased steps as keep within a bound.
///
/// ```
/// key      at 0 s        at 0.35 s
/// values   [0]           [40]
/// curve    ease-out      nil: holds
/// ```
///
/// Between two keys every value goes from the first's to the second's along the first key's curve.
/// Before the first key its values hold, after the last its own do. Two keys at one time are a
/// jump: the motion arrives at the earlier's values, and from that time on the later's are shown.
struct FittedTrack: Equatable, Sendable {
  /// The values at one time, and the way on.
  struct Key: Equatable, Sendable {
    /// When, in seconds from the start of the file.
    let time: Double
    /// The values, one for each channel of the track.
    let values: [Double]
    /// The way to the next key.
    ///
    /// Nil where the values hold until then.
    let curve: TimingCurve?

    init(_ time: Double, _ values: [Double], _ curve: TimingCurve?) {
      self.time = time
      self.values = values
      self.curve = curve
    }
  }

  /// At least one; their times never fall.
  let keys: [Key]

  init(_ keys: [Key]) {
    precondition(!keys.isEmpty, "A track needs at least one key")
    for (key, next) in zip(keys, keys.dropFirst()) {
      precondition(
        key.time <= next.time, "A key at \(next.time) s comes after one at \(key.time) s")
    }
    self.keys = keys
  }

  /// Whether nothing ever changes.
  var isConstant: Bool { keys.count == 1 }

  /// The values at an instant, in seconds.
  func values(at time: Double) -> [Double] {
    guard let next = keys.firstIndex(where: { $0.time > time }) else {
      return keys[keys.count - 1].values
    }
    guard next > 0 else { return keys[0].values }
    let (from, to) = (keys[next - 1], keys[next])
    guard let curve = from.curve else { return from.values }
    let share = curve((time - from.time) / (to.time - from.time))
    return from.values.indices.map { from.values[$0] + (to.values[$0] - from.values[$0]) * share }
  }
}
