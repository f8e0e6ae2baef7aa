/// What animations have in common.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// When it begins, in the layer's or group's time.
  ///
  /// 0 for a layer means at once.
  public var beginTime: CFTimeInterval = 0
  /// How long it takes once.
  ///
  /// 0 means as the transaction says, or 0.25 seconds.
  public var duration: CFTimeInterval = 0
  /// How fast its time runs.
  public var speed: Float = 1
  /// What is added to its time.
  ///
  /// Modelled for an animation of speed 0 only.
  public var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 counts as once.
  public var repeatCount: Float = 0
  /// How long it runs again and again, in seconds.
  public var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backward after it has run forward.
  public var autoreverses = false
  /// What it shows before it begins and after it ends.
  public var fillMode = CAMediaTimingFillMode.removed
  /// From the share of its time to the share of its way.
  ///
  /// Nil is even.
  public var timingFunction: CAMediaTimingFunction?
  /// Is told when it begins and ends.
  ///
  /// It is kept alive, as documented.
  public var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops it when it has ended.
  public var isRemovedOnCompletion = true

  /// Creates an animation that animates nothing.
  public override init() { super.init() }

  /// Adds itself to the layer that something has happened to.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else {
      fatalError("An animation runs on a layer, not on \(anObject).")
    }
    layer.add(self, forKey: event)
  }

  /// A copy, as a layer takes one.
  open override func copy() -> Any { duplicate() }

  /// An animation of the same class, without what is set.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// An equal animation that shares nothing that can change.
  func duplicate() -> CAAnimation {
    let copy = makeEmpty()
    guard type(of: copy) == type(of: self) else {
      fatalError("A subclass of an animation is not modelled: \(type(of: self)).")
    }
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Stops the program where something is set that is not modelled.
  func check(on layer: CALayer) {
    precondition(speed >= 0, "An animation that runs backward (speed \(speed)) is not modelled.")
    precondition(
      repeatCount == 0 || repeatDuration == 0,
      "repeatCount and repeatDuration at once: what comes of it is not documented.")
    precondition(
      timeOffset == 0 || speed == 0,
      "An animation's timeOffset is modelled at speed 0 only; shift the layer's time instead.")
  }

  /// Changes what a layer shows, at a share of the animation's way.
  ///
  /// - Parameter time: The time within one run, in seconds.
  func apply(atShare share: Double, time: Double, to values: inout LayerValues) {}
}
