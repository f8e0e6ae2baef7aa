import HeartCore

extension LottieWriter {
  /// A property that stays as it is.
  static func fixed(_ value: JSONValue) -> JSONValue { ["a": 0, "k": value] }

  /// A property of one number.
  func property(_ track: FittedTrack, _ number: (Double) -> JSONValue) -> JSONValue {
    guard !track.isConstant else { return Self.fixed(number(track.keys[0].values[0])) }
    return animated(track) { [number($0[0])] }
  }

  /// A property of several numbers.
  func property(_ track: FittedTrack, _ numbers: ([Double]) -> [JSONValue]) -> JSONValue {
    guard !track.isConstant else { return Self.fixed(.list(numbers(track.keys[0].values))) }
    return animated(track, numbers)
  }

  private func animated(_ track: FittedTrack, _ numbers: ([Double]) -> [JSONValue]) -> JSONValue {
    let keys = timeline.keys(track)
    return [
      "a": 1,
      "k": .list(
        keys.enumerated().map { index, key in
          let still: JSONValue = [
            "t": .number(key.frame, places: timeline.places), "s": .list(numbers(key.values)),
          ]
          guard index < keys.count - 1 else { return still }
          guard let curve = key.curve else { return still.with(["h": 1]) }
          return still.with([
            "o": Self.handle(curve.x1, curve.y1), "i": Self.handle(curve.x2, curve.y2),
          ])
        }),
    ]
  }

  /// A share, 0…1, as the format has it.
  static func percent(_ share: Double) -> JSONValue { .number(100 * share, places: 2) }

  private static func handle(_ x: Double, _ y: Double) -> JSONValue {
    ["x": .number(x, places: 4), "y": .number(y, places: 4)]
  }
}
