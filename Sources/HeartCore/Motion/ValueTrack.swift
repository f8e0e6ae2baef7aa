/// A value that passes given values at given times: keyframes.
///
/// ```
/// let track = ValueTrack([.init(at: 0.1, 0.5, along: .easeIn), .init(at: 0.3, 1, along: .easeOut)])
/// track.value(at: 0.1, from: 1)     // 0.5
/// ```
public struct ValueTrack: Equatable, Sendable {
  /// A value at a time, and the way to it.
  ///
  /// The way comes from the value before.
  public struct Key: Equatable, Sendable {
    /// The time after the start, in seconds.
    public let time: Double
    /// The value at that time.
    public let value: Double
    /// How the value gets there.
    public let curve: TimingCurve

    /// Creates a value at a time after the start, in seconds.
    public init(at time: Double, _ value: Double, along curve: TimingCurve = .linear) {
      self.time = time
      self.value = value
      self.curve = curve
    }
  }

  /// The values in the order of their times.
  public let keys: [Key]

  /// Creates a track of one key or more.
  ///
  /// Their times must rise from 0 or above, and all must be finite.
  public init(_ keys: [Key]) {
    precondition(!keys.isEmpty, "A track needs at least one key")
    var earlier = 0.0
    for key in keys {
      precondition(
        key.time >= earlier && key.time.isFinite && key.value.isFinite,
        "A track's times must rise and its values be finite, not \(key.value) at \(key.time)")
      earlier = key.time
    }
    self.keys = keys
  }

  /// The time of the last value, in seconds.
  public var duration: Double { keys[keys.count - 1].time }
  /// The value after the last time.
  public var last: Double { keys[keys.count - 1].value }

  /// The value at a time after the start, in seconds.
  ///
  /// The track begins at the value given.
  public func value(at time: Double, from first: Double) -> Double {
    guard time > 0 else { return first }
    var earlierTime = 0.0
    var earlierValue = first
    for key in keys {
      if time < key.time {
        let share = (time - earlierTime) / (key.time - earlierTime)
        return earlierValue + (key.value - earlierValue) * key.curve(share)
      }
      earlierTime = key.time
      earlierValue = key.value
    }
    return last
  }

  /// A bound that the track never exceeds.
  ///
  /// The track begins at the value given. The bound is the largest of that and the keys' values
  /// where no curve overshoots. A curve lies between its control points, so the bound may be a
  /// little large where one does.
  public func largest(from first: Double) -> Double { bound(from: first, max) }

  /// A bound that the track never falls below.
  ///
  /// The track begins at the value given.
  public func smallest(from first: Double) -> Double { bound(from: first, min) }

  private func bound(from first: Double, _ farther: (Double, Double) -> Double) -> Double {
    var bound = first
    var earlier = first
    for key in keys {
      let way = key.value - earlier
      bound = farther(bound, earlier + way * key.curve.y1)
      bound = farther(bound, earlier + way * key.curve.y2)
      bound = farther(bound, earlier + way)
      earlier = key.value
    }
    return bound
  }
}
