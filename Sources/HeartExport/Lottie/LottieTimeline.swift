import HeartCore

/// A storyboard's time in a file's frames.
struct LottieTimeline: Sendable {
  /// The frames in a second.
  let rate: Double
  /// Where the file ends: the first frame that is not shown, a whole number.
  ///
  /// At least one whole frame comes after the last change, so that a player that stops at the last
  /// whole frame shows the settled end.
  let end: Double
  /// The changes by name, with their first frame and how many there are.
  let markers: [Marker]

  /// The digits after the point of a frame.
  let places: Int

  private let starts: [Double]
  /// How long a jump takes, in frames.
  private let jump: Double

  struct Marker: Sendable {
    let name: String
    let start: Double
    let length: Double
  }

  init(_ storyboard: Storyboard, rate: Double) {
    let precision = storyboard.timePrecision * rate
    let places = Self.places(for: precision)
    let scenes = storyboard.scenes
    let starts = scenes.indices.map { Self.frame(storyboard.start(ofScene: $0), rate, places) }
    let settled = scenes.indices.map { index in
      Self.frame(storyboard.start(ofScene: index) + scenes[index].film.duration, rate, places)
    }
    self.rate = rate
    self.places = places
    self.starts = starts
    // As long as may be, since players count in single precision.
    jump = Self.unit(places) * max(1, (precision / Self.unit(places)).rounded(.down))
    let last = settled[settled.count - 1]
    let end = max(
      Self.wholeFrame(last) + 1,
      Self.wholeFrame(Self.frame(storyboard.duration, rate, places)))
    self.end = end
    markers = scenes.indices.map { index in
      // Players take a marker's end for the first frame that is not shown: a whole frame of the
      // settled state belongs to the change, if there is room for one before the next.
      let next = index + 1 < scenes.count ? starts[index + 1] : end
      let stop = min(Self.wholeFrame(settled[index]) + 1, next)
      return Marker(
        name: scenes[index].film.change.text, start: starts[index],
        length: (max(stop, settled[index]) - starts[index]).rounded(places: places))
    }
  }

  /// The keys of a track, with no two at one time.
  ///
  /// Players differ in what they make of two keys at one time. So a jump takes no more time than
  /// the motion is exact to: before its instant, or after it where a change begins, whose first frame is the
  /// state before.
  func keys(_ track: FittedTrack) -> [LottieKey] {
    var keys: [LottieKey] = []
    for key in track.keys {
      var next = LottieKey(
        frame: Self.frame(key.time, rate, places), values: key.values, curve: key.curve)
      if let previous = keys.last, next.frame - previous.frame < jump {
        let early = starts.contains(next.frame) ? next.frame : rounded(next.frame - jump)
        keys[keys.count - 1].frame = early
        keys[keys.count - 1].curve = nil
        next.frame = rounded(early + jump)
      }
      keys.append(next)
    }
    return keys
  }

  private func rounded(_ frame: Double) -> Double { frame.rounded(places: places) }

  private static func frame(_ seconds: Double, _ rate: Double, _ places: Int) -> Double {
    (seconds * rate).rounded(places: places)
  }

  /// The digits whose last is no more than a part of a frame.
  private static func places(for precision: Double) -> Int {
    var places = 0
    while unit(places) > precision, places < 9 { places += 1 }
    return places
  }

  private static func unit(_ places: Int) -> Double {
    var whole = 1.0
    for _ in 0..<places { whole *= 10 }
    return 1 / whole
  }

  private static func wholeFrame(_ frame: Double) -> Double {
    let whole = Double(Int(frame))
    return whole < frame ? whole + 1 : whole
  }
}

/// The values at a frame, and the way to the next key.
struct LottieKey: Equatable, Sendable {
  var frame: Double
  var values: [Double]
  /// Nil where the values hold until the next key.
  var curve: TimingCurve?
}
