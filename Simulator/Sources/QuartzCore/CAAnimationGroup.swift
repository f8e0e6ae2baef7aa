/// Animations that run together, in the group's time.
///
/// What lasts longer than the group is cut off. The delegates of the animations inside, and
/// whether they are removed, count for nothing, as documented.
open class CAAnimationGroup: CAAnimation {
  /// The animations inside; each needs a duration of its own.
  public var animations: [CAAnimation]?

  /// Creates a group of none.
  public override init() { super.init() }

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAAnimationGroup else { fatalError("A copy has its class.") }
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func check(on layer: CALayer) {
    super.check(on: layer)
    for animation in animations ?? [] {
      animation.check(on: layer)
      precondition(
        animation.duration > 0,
        "What an animation of no duration does within a group is not documented.")
    }
  }

  override func apply(atShare share: Double, time: Double, to values: inout LayerValues) {
    for animation in animations ?? [] {
      animation.apply(at: time, begin: animation.beginTime, to: &values)
    }
  }
}
