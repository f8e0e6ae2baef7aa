/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  public var values: [Any]?
  /// When each value is reached.
  ///
  /// As shares of the duration from 0 to 1; nil spaces them evenly.
  ///
  /// For discrete frames there is one time more than values, as documented.
  public var keyTimes: [NSNumber]?
  /// From each value to the next one.
  ///
  /// The share of its time to that of its way.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes come about.
  public var calculationMode = CAAnimationCalculationMode.linear

  /// Creates an animation of no property yet.
  public override init() { super.init() }

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAKeyframeAnimation else { fatalError("A copy has its class.") }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func check(on layer: CALayer) {
    super.check(on: layer)
    guard let values, !values.isEmpty else { fatalError("A keyframe animation needs values.") }
    let isDiscrete = calculationMode == .discrete
    if let keyTimes {
      let count = isDiscrete ? values.count + 1 : values.count
      let times = keyTimes.map(\.doubleValue)
      precondition(
        times.count == count && times.first == 0 && times.last == 1 && times == times.sorted(),
        "\(values.count) values need \(count) key times that rise from 0 to 1, not \(times).")
    }
    if let timingFunctions {
      precondition(
        timingFunctions.count == values.count - 1,
        "\(values.count) values need \(values.count - 1) timing functions.")
    }
    let frames = values.map { key.value($0) }
    if !isDiscrete { for next in frames.dropFirst() { _ = frames[0].mixed(with: next, at: 0.5) } }
  }

  override func apply(atShare share: Double, time: Double, to values: inout LayerValues) {
    let frames = (self.values ?? []).map { key.value($0) }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? frames.count + 1 : frames.count
    guard count > 1 else { return put(frames[0], into: &values) }
    let times =
      keyTimes?.map(\.doubleValue) ?? (0..<count).map { Double($0) / Double(count - 1) }
    let index = max(0, min(count - 2, (times.firstIndex { $0 > share } ?? count) - 1))
    if isDiscrete { return put(frames[index], into: &values) }
    let length = times[index + 1] - times[index]
    let part = length > 0 ? (share - times[index]) / length : 1
    let eased = timingFunctions?[index].value(at: part) ?? part
    put(frames[index].mixed(with: frames[index + 1], at: eased), into: &values)
  }
}
