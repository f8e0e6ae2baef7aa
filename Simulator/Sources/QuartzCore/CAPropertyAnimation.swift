/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, or the way to a part of it.
  public var keyPath: String?
  /// Whether the values are added to what the layer has.
  public var isAdditive = false
  /// Not modelled: must stay false.
  public var isCumulative = false

  /// Creates an animation of no property yet.
  public override init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAPropertyAnimation else { fatalError("A copy has its class.") }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copy
  }

  override func check(on layer: CALayer) {
    super.check(on: layer)
    precondition(!isCumulative, "A cumulative animation is not modelled.")
    guard let keyPath else { fatalError("An animation without a key path animates nothing.") }
    guard AnimatedKey(keyPath, of: layer) != nil else {
      fatalError("\(type(of: layer)) has no property \(keyPath) that can be animated.")
    }
  }

  /// The key path; checked when the animation was added.
  var key: AnimatedKey {
    guard let keyPath, let key = AnimatedKey(rawValue: keyPath) else {
      fatalError("\(keyPath ?? "nil") cannot be animated.")
    }
    return key
  }

  /// Puts a value where the key path leads, or adds it to what is there.
  func put(_ value: AnimatedValue, into values: inout LayerValues) {
    values[key] = isAdditive ? values[key].adding(value) : value
  }
}
