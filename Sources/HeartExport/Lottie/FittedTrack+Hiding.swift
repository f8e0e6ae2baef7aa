import HeartCore

extension FittedTrack {
  /// Whether its values are all or nothing, with no way between.
  var isSwitch: Bool {
    keys.allSatisfy { $0.curve == nil && $0.values.allSatisfy { $0 == 0 || $0 == 1 } }
  }
}

extension FittedMotion {
  /// A track of sizes that is 0 while nothing is there.
  ///
  /// What comes and goes at one blow needs no track for its opacity then.
  func hiding(_ sizes: FittedTrack, outside spans: [ClosedRange<Double>]) -> FittedTrack {
    let nothing = sizes.keys[0].values.map { _ in 0.0 }
    var keys: [FittedTrack.Key] = []
    for span in spans {
      if keys.isEmpty, span.lowerBound > 0 { keys.append(.init(0, nothing, nil)) }
      let inside = sizes.keys.filter { span.contains($0.time) }
      if inside.first?.time != span.lowerBound {
        keys.append(.init(span.lowerBound, sizes.values(at: span.lowerBound), nil))
      }
      keys += inside
      if span.upperBound < storyboard.duration, keys[keys.count - 1].values != nothing {
        keys.append(.init(span.upperBound, nothing, nil))
      }
    }
    return keys.isEmpty ? sizes : FittedTrack(keys)
  }
}
