/// A rectangle that shows something.
///
/// And its place in a tree of them.
///
/// Modelled are layers of the plane, y downward as on iOS. A change of a property that can be
/// animated looks for an action, and a layer that belongs to no view has one for each: it is
/// animated over 0.25 seconds. Layers that no commit has seen yet are not, for they have never been
/// shown; contents, `isHidden` and `masksToBounds` change at once, which is our choice.
open class CALayer: NSObject, CAMediaTiming {
  /// When its time begins, in its superlayer's.
  public var beginTime: CFTimeInterval = 0
  /// How long it takes; without end.
  public var duration: CFTimeInterval = .infinity
  /// How fast its time runs.
  ///
  /// 0 stops the animations of the layer and those below it.
  public var speed: Float = 1
  /// What is added to its time.
  public var timeOffset: CFTimeInterval = 0
  /// Means nothing here.
  public var repeatCount: Float = 0
  /// Means nothing here.
  public var repeatDuration: CFTimeInterval = 0
  /// Means nothing here.
  public var autoreverses = false
  /// Means nothing here.
  public var fillMode = CAMediaTimingFillMode.removed

  /// A name for whoever made it.
  public var name: String?
  /// Acts for the layer; it is not kept alive.
  public weak var delegate: (any CALayerDelegate)?
  /// What the layer does when something happens, by name.
  public var actions: [String: any CAAction]?
  /// Whether its contents are made anew when its size changes.
  public var needsDisplayOnBoundsChange = false

  /// All that it shows of itself.
  var values: LayerValues
  /// What is animated, in the order in which it was added.
  var attached: [AttachedAnimation] = []
  /// For a presentation layer: what it presents.
  let presented: CALayer?

  var children: [CALayer] = []
  weak var parent: CALayer?
  var ownMask: CALayer?
  var wantsLayout = false
  var wantsDisplay = false
  private let birth: Int
  /// Where it is counted.
  private let world: SimulatedWorld

  /// Creates a layer.
  public override init() {
    world = SimulatedWorld.current
    values = LayerValues()
    presented = nil
    birth = world.commitCount
    world.layersCreated += 1
    world.layersAlive += 1
    super.init()
  }

  /// Creates a copy of what a layer shows.
  ///
  /// Without its place in the tree.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { fatalError("\(layer) is no layer.") }
    values = layer.values
    presented = nil
    world = SimulatedWorld.current
    birth = world.commitCount
    world.layersCreated += 1
    world.layersAlive += 1
    super.init()
  }

  /// Creates a layer that presents another.
  init(presenting model: CALayer) {
    values = model.presentedValues
    presented = model
    birth = model.birth
    world = model.world
    super.init()
    name = model.name
    delegate = model.delegate
  }

  deinit {
    guard presented == nil else { return }
    for animation in attached { animation.group?.leave() }
    for child in children { child.parent = nil }
    ownMask?.parent = nil
    world.layersAlive -= 1
  }

  /// Whether a commit has seen the layer.
  var isCommitted: Bool { SimulatedWorld.current.commitCount > birth }

  /// A presentation layer of the same class.
  func makePresentation() -> CALayer { CALayer(presenting: self) }

  /// Places the sublayers: asks the delegate to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes the contents: asks the delegate to.
  open func display() { delegate?.display(self) }

  /// What the layer does when something happens to it.
  ///
  /// Asked in this order: the delegate, `actions`, the class. Who answers `NSNull` ends the
  /// search, and there is no action.
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    return action is NSNull ? nil : action
  }

  /// What every layer of the class does when something happens to it.
  ///
  /// Nothing of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a point of its own coordinates is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
