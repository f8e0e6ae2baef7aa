/// What is known about the change that is being made.
public struct Transaction: Sendable {
  /// How the change is shown over time; nil is at once.
  public var animation: Animation?
  /// Whether views are not to show it over time.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The transaction of the code that runs, and of the change that is to be shown.
///
/// Apple has one for each thread; the simulation has one thread.
enum Updates {
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) static var pending: Transaction?

  static func noteChange() { pending = current }
}

/// Runs a closure with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Updates.current
  Updates.current = transaction
  defer { Updates.current = outer }
  return try body()
}

/// Runs a closure whose changes are shown over time.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Updates.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
