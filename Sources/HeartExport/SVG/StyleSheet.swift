import HeartCore

/// The animations of a document, gathered while its elements are written.
struct StyleSheet {
  /// One property of one kind of element, over time.
  struct Animation {
    /// The text before a value and after it: `transform:scale(` and `)`.
    var before: StaticString
    var after: StaticString
    /// How many decimals the value is written with.
    var decimals: Int
    /// The value over time, times the factor.
    var track: FittedTrack
    var factor = 1.0
    /// The value where nothing is animated, as the element's own attributes have it.
    ///
    /// Nil where that is not seen.
    var rest: Double?
  }

  /// How often all of it plays.
  let plays: PlayCount
  /// How long all of it takes, in seconds.
  let duration: Double
  /// The text of the rules.
  private(set) var markup: SVGMarkup
  private var names: UInt8 = UInt8(ascii: "a")

  init(plays: PlayCount, duration: Double, decimals: Int) {
    self.plays = plays
    self.duration = duration
    markup = SVGMarkup(decimals: decimals)
  }

  var isEmpty: Bool { names == UInt8(ascii: "a") }

  /// Writes the rules of some animations of one element; the class that it then needs.
  ///
  /// Nil where nothing moves.
  mutating func add(_ animations: [Animation]) -> UInt8? {
    let moving = animations.compactMap { window(of: $0).map { window in window } }
    guard !moving.isEmpty else { return nil }
    let name = names
    markup.append(".")
    markup.append(name: name)
    markup.append("{animation:")
    for (index, window) in moving.enumerated() {
      if index > 0 { markup.append(",") }
      markup.append(name: name + UInt8(index))
      append(timing: window)
    }
    markup.append("}")
    for (index, window) in moving.enumerated() {
      append(keyframes: window, name: name + UInt8(index))
    }
    names += UInt8(moving.count)
    return name
  }

  /// The part of an animation's time in which it does something.
  private struct Window {
    var animation: Animation
    var start: Double
    var end: Double
    var keys: [FittedTrack.Key]
    /// The one curve of all its steps, if there is one.
    var curve: TimingCurve?
  }

  private func window(of animation: Animation) -> Window? {
    var keys = animation.track.keys
    guard keys.count > 1 else { return nil }
    var window = Window(
      animation: animation, start: 0, end: duration, keys: keys, curve: nil)
    if plays == .once {
      // What rests as the element does by itself needs no animation.
      if keys[0].curve == nil, keys[0].values[0] == animation.rest { keys.removeFirst() }
      window.start = keys[0].time
      window.end = keys[keys.count - 1].time
      // The last jump comes by itself when the animation is over.
      if keys.count > 2, keys[keys.count - 2].time == window.end { keys.removeLast() }
      window.keys = keys
      guard window.end > window.start else { return nil }
    }
    let curves = keys.dropLast().map(\.curve)
    if let first = curves.first, let curve = first, curves.allSatisfy({ $0 == first }),
      keys[0].time == window.start, keys[keys.count - 1].time == window.end
    {
      window.curve = curve
    }
    return window
  }

  private mutating func append(timing window: Window) {
    markup.append(" ")
    append(seconds: window.end - window.start)
    if let curve = window.curve {
      markup.append(" ")
      append(curve)
    }
    if window.start > 0 {
      markup.append(" ")
      append(seconds: window.start)
    }
    switch plays {
    case .once: break
    case .times(let count):
      markup.append(" ")
      markup.append(number: Double(count), decimals: 0)
    case .forever: markup.append(" infinite")
    }
  }

  private mutating func append(seconds: Double) {
    markup.append(number: seconds, decimals: 6)
    markup.append("s")
  }

  /// Writes a curve, by its name if it has one.
  private mutating func append(_ curve: TimingCurve) {
    switch curve {
    case .linear: markup.append("linear")
    case .easeIn: markup.append("ease-in")
    case .easeOut: markup.append("ease-out")
    case .easeInOut: markup.append("ease-in-out")
    default:
      markup.append("cubic-bezier(")
      for (index, number) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
        if index > 0 { markup.append(",") }
        markup.append(number: number, decimals: 4)
      }
      markup.append(")")
    }
  }

  // MARK: Keyframes

  /// How many decimals a percentage has: a hundred-thousandth of the whole time.
  private static let percentDecimals = 3

  private mutating func append(keyframes window: Window, name: UInt8) {
    markup.append("@keyframes ")
    markup.append(name: name)
    markup.append("{")
    let keys = window.keys
    for (index, key) in keys.enumerated() {
      let isLast = index == keys.count - 1
      // An animation holds what it begins and ends with.
      if index == 0 && key.time > window.start {
        markup.append("0%,")
      }
      let arrives = !isLast && keys[index + 1].time == key.time
      append(percent: key.time, in: window, minus: arrives ? 1 : 0)
      if isLast && key.time < window.end { markup.append(",to") }
      if keys.count == 2 && key.curve == nil && index == 0 && keys[1].time == window.end
        && plays == .once
      {
        // Held to the end, where the element's own value takes over.
        markup.append(",to")
        append(value: key.values[0], of: window.animation)
        markup.append("}")
        break
      }
      append(value: key.values[0], of: window.animation)
      if !isLast && window.curve == nil {
        markup.append(";animation-timing-function:")
        if let curve = key.curve { append(curve) } else { markup.append("step-end") }
      }
      markup.append("}")
    }
    markup.append("}")
  }

  private mutating func append(percent time: Double, in window: Window, minus units: Int64) {
    let share = (time - window.start) / (window.end - window.start)
    // Rounded down: what jumps is there in time.
    let exact = share * 100_000
    let percent = Int64(exact + 1e-6) - units
    if percent >= 100_000 { return markup.append("to") }
    markup.append(units: max(0, percent), decimals: Self.percentDecimals)
    markup.append("%")
  }

  private mutating func append(value: Double, of animation: Animation) {
    markup.append("{")
    markup.append(animation.before)
    markup.append(number: value * animation.factor, decimals: animation.decimals)
    markup.append(animation.after)
  }
}
