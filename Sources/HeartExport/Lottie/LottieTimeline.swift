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

  private let starts: [Double]

  /// The digits after the point of a frame.
  static let places = 4

  struct Marker: Sendable {
    let name: String
    let start: Double
    let length: Double
  }

  init(_ storyboard: Storyboard, rate: Double) {
    self.rate = rate
    let scenes = storyboard.scenes
    let starts = scenes.indices.map { Self.frame(storyboard.start(ofScene: $0), rate) }
    self.starts = starts
    let settled = scenes.indices.map { index in
      Self.frame(storyboard.start(ofScene: index) + scenes[index].film.duration, rate)
    }
    let last = settled[settled.count - 1]
    let end = max(Self.wholeFrame(last) + 1, Self.wholeFrame(Self.frame(storyboard.duration, rate)))
    self.end = end
    markers = scenes.indices.map { index in
      // Players take a marker's end for the first frame that is not shown: a whole frame of the
      // settled state belongs to the change, if there is room for one before the next.
      let next = index + 1 < scenes.count ? starts[index + 1] : end
      let stop = min(Self.wholeFrame(settled[index]) + 1, next)
      return Marker(
        name: scenes[index].film.change.text, start: starts[index],
        length: JSONValue.rounded(max(stop, settled[index]) - starts[index], places: Self.places))
    }
  }

  /// The keys of a track, with no two at one time.
  ///
  /// Players differ in what they make of two keys at one time. So a jump takes a thousandth of a
  /// frame: before its time, or after it where a change begins, whose first frame is the state
  /// before.
  func keys(_ track: FittedTrack) -> [LottieKey] {
    var keys: [LottieKey] = []
    for key in track.keys {
      var next = LottieKey(
        frame: Self.frame(key.time, rate), values: key.values, curve: key.curve)
      if let previous = keys.last, next.frame - previous.frame < Self.jump {
        let early = starts.contains(next.frame) ? next.frame : next.frame - Self.jump
        keys[keys.count - 1].frame = early
        keys[keys.count - 1].curve = nil
        next.frame = early + Self.jump
      }
      keys.append(next)
    }
    return keys
  }

  private static let jump = 0.001

  private static func frame(_ seconds: Double, _ rate: Double) -> Double {
    JSONValue.rounded(seconds * rate, places: places)
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
