/// Keeps a tree of views on a screen, and plays the person and the display.
///
/// It reads every body again at each update, which Apple's does not; what a view keeps, it keeps.
@_spi(Simulation) @MainActor public final class SimulatedHost {
  /// What is on the screen.
  public private(set) var nodes: [ViewNode] = []
  /// What surrounds the views.
  public var environment: EnvironmentValues
  /// How many bodies were read so far.
  public internal(set) var evaluations = 0
  /// The view that is shown; setting another of its type is what a parent does.
  public var root: (any View)?

  private let size: CGSize
  private var kept: [String: AnyObject] = [:]
  private var values: [String: Any] = [:]
  private var dates: [String: Date] = [:]
  private var present: [String: (() -> Void)?] = [:]
  private var seen: [String: (() -> Void)?] = [:]
  private var actions: [() -> Void] = []
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var pressedButton: String?

  /// Puts a view on the screen.
  public init(
    _ root: any View, size: CGSize = CGSize(width: 320, height: 480),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.root = root
    self.size = size
    self.environment = environment
    update()
  }

  /// Reads the views again, until nothing changes any more.
  public func update(_ transaction: Transaction = Transaction()) {
    var transaction = transaction
    for _ in 0..<10 {
      Updates.pending = nil
      readViews(transaction)
      let actions = actions
      self.actions = []
      for action in actions { action() }
      guard let next = Updates.pending else { return }
      transaction = next
    }
    fatalError("The views change at every update")
  }

  /// Runs what a program does, and shows what comes of it.
  public func perform(_ body: () throws -> Void) rethrows {
    Updates.pending = nil
    try body()
    if let transaction = Updates.pending { update(transaction) }
  }

  /// Takes the views off the screen.
  public func remove() {
    root = nil
    update()
  }

  /// Shows one frame; false where no view waits for one.
  @discardableResult
  public func showFrame(after interval: TimeInterval = 1.0 / 60) -> Bool {
    guard isAnimating else { return false }
    date += interval
    update()
    return true
  }

  /// Whether a view waits for the next frame.
  public var isAnimating: Bool {
    all.contains { if case .timeline(isPaused: false) = $0.kind { true } else { false } }
  }

  /// All that is on the screen, from the outside in.
  public var all: [ViewNode] { nodes.flatMap(\.all) }

  /// The buttons in order.
  public var buttons: [ViewNode.Button] {
    all.compactMap { if case .button(let button) = $0.kind { button } else { nil } }
  }

  /// Puts a finger on a button.
  public func press(_ index: Int = 0) {
    guard buttons[index].isEnabled else { return }
    pressedButton = buttons[index].path
    update()
  }

  /// Takes the finger away; inside, the button does what it is for.
  public func lift(inside: Bool = true) {
    guard let path = pressedButton else { return }
    pressedButton = nil
    let button = buttons.first { $0.path == path }
    if inside { button?.action() }
    update(Updates.pending ?? Transaction())
  }

  /// Presses a button and lifts the finger.
  public func tap(_ index: Int = 0) {
    press(index)
    lift()
  }

  func kept<Object: AnyObject>(at path: String, _ make: () -> Object) -> Object {
    if let object = kept[path] as? Object { return object }
    let object = make()
    kept[path] = object
    return object
  }

  func date(at path: String, isPaused: Bool) -> Date {
    if isPaused { return dates[path] ?? date }
    dates[path] = date
    return date
  }

  func noteValue<Value: Equatable>(
    _ value: Value, at path: String, action: @escaping (Value) -> Void
  ) {
    defer { values[path] = value }
    guard let old = values[path] as? Value, old != value else { return }
    actions.append { action(value) }
  }

  func notePresence(at path: String, appear: (() -> Void)?, disappear: (() -> Void)?) {
    seen[path] = .some(disappear)
    if present[path] == nil, let appear { actions.append(appear) }
  }

  private func readViews(_ transaction: Transaction) {
    seen = [:]
    let context = EvaluationContext(
      host: self, environment: environment, transaction: transaction, size: size)
    nodes = root.map { context.evaluate($0) } ?? []
    for (path, disappear) in present where seen[path] == nil {
      if let disappear { actions.append(disappear) }
    }
    present = seen
    if root == nil {
      kept = [:]
      values = [:]
    }
  }
}
