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
    /// Nil where they have none.
    var rest: Double?

    /// Whether a value is the one at rest, so that it need not be written.
    func isRest(_ value: Double) -> Bool {
      guard let rest else { return false }
      return abs(value - rest) <= 1e-9
    }
  }

  /// How often all of it plays.
  let plays: PlayCount
  /// How long all of it takes, in seconds.
  private let duration: Double
  /// How exactly times are written, in seconds.
  private let precision: Double
  /// The text of the keyframes, and of the rules.
  private var keyframesText: SVGMarkup
  private var rulesText: SVGMarkup
  /// The rules and keyframes there are, each by its name.
  private var rules: [(text: [UInt8], name: [UInt8])] = []
  private var keyframes: [(text: [UInt8], name: [UInt8])] = []

  init(_ storyboard: Storyboard, plays: PlayCount, decimals: Int) {
    self.plays = plays
    duration = storyboard.duration
    precision = storyboard.timePrecision
    keyframesText = SVGMarkup(decimals: decimals)
    rulesText = keyframesText
  }

  var isEmpty: Bool { keyframes.isEmpty }

  /// All of the sheet.
  var markup: SVGMarkup {
    var markup = keyframesText
    markup.append(rulesText)
    return markup
  }

  /// Writes the keyframes of some animations of one element; the text of the animations.
  ///
  /// Without the keyframes, as where a person wants little motion, that text means nothing.
  /// Nil where nothing moves.
  mutating func add(_ animations: [Animation]) -> [UInt8]? {
    let moving = animations.compactMap { window(of: $0) }
    guard !moving.isEmpty else { return nil }
    var text = SVGMarkup(decimals: keyframesText.decimals)
    for (index, window) in moving.enumerated() {
      if index > 0 { text.append(",") }
      text.append(name: name(ofKeyframes: window))
      append(timing: window, to: &text)
    }
    return text.bytes
  }

  /// Writes a rule for the children of an element; the class that the element then needs.
  mutating func add(ruleForChildren animation: [UInt8]) -> [UInt8] {
    if let known = rules.first(where: { $0.text == animation }) { return known.name }
    let name = Self.name(rules.count)
    rules.append((animation, name))
    rulesText.append(".")
    rulesText.append(name: name)
    rulesText.append(" *{animation:")
    rulesText.append(bytes: animation)
    rulesText.append("}")
    return name
  }

  /// What follows the mark in a name: a to Z, then aa, ba and so on.
  private static func name(_ index: Int) -> [UInt8] {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    var name: [UInt8] = []
    var left = index + 1
    while left > 0 {
      name.append(letters[(left - 1) % letters.count])
      left = (left - 1) / letters.count
    }
    return name
  }

  /// The name of keyframes, which are written unless they are there already.
  private mutating func name(ofKeyframes window: Window) -> [UInt8] {
    var text = SVGMarkup(decimals: keyframesText.decimals)
    append(keyframes: window, to: &text)
    if let known = keyframes.first(where: { $0.text == text.bytes }) { return known.name }
    let name = Self.name(keyframes.count)
    keyframes.append((text.bytes, name))
    keyframesText.append("@keyframes ")
    keyframesText.append(name: name)
    keyframesText.append("{")
    keyframesText.append(text)
    keyframesText.append("}")
    return name
  }

  /// The part of an animation's time in which it does something.
  private struct Window {
    var animation: Animation
    var start: Double
    var end: Double
    var keys: [FittedTrack.Key]
    /// The curve of its first step, which others share that have none of their own.
    var curve: TimingCurve?
    /// Whether the element's own value takes over at the end.
    var endsByItself = false
  }

  private func window(of animation: Animation) -> Window? {
    var keys = animation.track.keys
    guard keys.count > 1 else { return nil }
    var window = Window(
      animation: animation, start: 0, end: duration, keys: keys, curve: nil)
    if plays == .once {
      // What rests as the element does by itself needs no animation.
      if keys[0].curve == nil, animation.isRest(keys[0].values[0]) { keys.removeFirst() }
      window.start = keys[0].time
      window.end = keys[keys.count - 1].time
      // The last jump comes by itself when the animation is over.
      if keys.count > 2, keys[keys.count - 2].time == window.end { keys.removeLast() }
      window.keys = keys
      window.endsByItself = true
      guard window.end > window.start else { return nil }
    }
    window.curve = keys[0].curve
    return window
  }

  private func append(timing window: Window, to text: inout SVGMarkup) {
    text.append(" ")
    append(seconds: window.end - window.start, to: &text)
    if let curve = window.curve {
      text.append(" ")
      append(curve, to: &text)
    }
    if window.start > 0 {
      text.append(" ")
      append(seconds: window.start, to: &text)
    }
    switch plays {
    case .once: break
    case .times(let count):
      text.append(" ")
      text.append(number: Double(count), decimals: 0)
    case .forever: text.append(" infinite")
    }
  }

  private func append(seconds: Double, to text: inout SVGMarkup) {
    var decimals = 6
    while decimals < ShortDecimal.most, ShortDecimal.step(decimals) > precision { decimals += 1 }
    text.append(number: seconds, decimals: decimals)
    text.append("s")
  }

  /// Writes a curve, by its name if it has one.
  private func append(_ curve: TimingCurve, to text: inout SVGMarkup) {
    switch curve {
    case .linear: text.append("linear")
    case .easeIn: text.append("ease-in")
    case .easeOut: text.append("ease-out")
    case .easeInOut: text.append("ease-in-out")
    default:
      text.append("cubic-bezier(")
      for (index, number) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
        if index > 0 { text.append(",") }
        text.append(number: number, decimals: 4)
      }
      text.append(")")
    }
  }

  private func append(keyframes window: Window, to text: inout SVGMarkup) {
    let keys = window.keys
    let scale = PercentScale(
      times: keys.map { $0.time }, start: window.start, end: window.end, precision: precision)
    var places: [Int64] = []
    for (index, key) in keys.enumerated() {
      let isLast = index == keys.count - 1
      let place = scale.places[index]
      // Values hold from the beginning on, and up to the end.
      if index == 0 && place > 0 { places.append(0) }
      places.append(place)
      if isLast && place < scale.whole { places.append(scale.whole) }
      if window.endsByItself, key.curve == nil, index == keys.count - 2 {
        // Held to the end, where the element's own value takes over.
        places.append(scale.whole)
        append(places, of: scale, value: key.values[0], of: window.animation, to: &text)
        return text.append("}")
      }
      // Where a value is held and then left, any curve holds it.
      if !isLast, key.curve == nil, keys[index + 1].values == key.values { continue }
      let keepsCurve = isLast || key.curve != nil && key.curve == window.curve
      // What the element is by itself, it is at both ends without being told.
      let isEnd = places == [0] || places == [scale.whole]
      if isEnd, keepsCurve, window.animation.isRest(key.values[0]) {
        places = []
        continue
      }
      append(places, of: scale, value: key.values[0], of: window.animation, to: &text)
      places = []
      if !keepsCurve {
        text.append(";animation-timing-function:")
        if let curve = key.curve { append(curve, to: &text) } else { text.append("step-end") }
      }
      text.append("}")
    }
  }

  private func append(
    _ places: [Int64], of scale: PercentScale, value: Double, of animation: Animation,
    to text: inout SVGMarkup
  ) {
    for (index, place) in places.enumerated() {
      if index > 0 { text.append(",") }
      if place == scale.whole {
        text.append("to")
      } else {
        text.append(units: place, decimals: scale.decimals)
        text.append("%")
      }
    }
    text.append("{")
    text.append(animation.before)
    text.append(number: value * animation.factor, decimals: animation.decimals)
    text.append(animation.after)
  }
}
