/// An animation from one value to another.
///
/// With only one of the two, the other is what the layer shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  public var fromValue: Any?
  /// The last value.
  public var toValue: Any?
  /// Not modelled: must stay nil.
  public var byValue: Any?

  /// Creates an animation of no property yet.
  public override init() { super.init() }

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CABasicAnimation else { fatalError("A copy has its class.") }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func check(on layer: CALayer) {
    super.check(on: layer)
    precondition(byValue == nil, "byValue is not modelled: say from and to.")
    precondition(
      fromValue != nil || toValue != nil, "A basic animation needs fromValue or toValue.")
    precondition(
      !isAdditive || fromValue != nil && toValue != nil,
      "An additive animation needs fromValue and toValue.")
    let key = key
    let values = [fromValue, toValue].compactMap { $0 }.map { key.value($0) }
    if values.count == 2 { _ = values[0].mixed(with: values[1], at: 0.5) }
  }

  override func apply(atShare share: Double, time: Double, to values: inout LayerValues) {
    let key = key
    let rest = values[key]
    let from = fromValue.map { key.value($0) } ?? rest
    let to = toValue.map { key.value($0) } ?? rest
    put(from.mixed(with: to, at: share), into: &values)
  }
}
