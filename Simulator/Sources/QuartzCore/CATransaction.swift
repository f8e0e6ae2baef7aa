/// Groups changes to layers.
///
/// A change outside of any transaction begins an implicit one, which lasts until the end of the
/// run loop's turn. Transactions nest; what an inner one does not set holds as in the outer one.
public final class CATransaction: NSObject {
  private override init() { super.init() }

  /// Begins a transaction.
  public class func begin() {
    SimulatedWorld.current.transactions.append(Transaction(isImplicit: false))
  }

  /// Ends the transaction that was begun last.
  public class func commit() {
    let world = SimulatedWorld.current
    guard let last = world.transactions.last, !last.isImplicit else {
      fatalError("CATransaction.commit() without a begin() before it.")
    }
    if world.transactions.count == 1 { world.finishCommit() }
    world.transactions.removeAll { $0 === last }
    last.close()
  }

  /// Commits the implicit transaction.
  ///
  /// One that was begun and not committed holds it up.
  public class func flush() {
    let world = SimulatedWorld.current
    guard !world.transactions.contains(where: { !$0.isImplicit }) else { return }
    world.commitImplicit()
    world.updateAnimations()
  }

  /// How long changes of properties take, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    SimulatedWorld.current.innermost { $0.duration } ?? 0.25
  }

  /// Sets how long changes of properties take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    SimulatedWorld.current.transaction.duration = dur
  }

  /// The timing function that animations get, whatever their own is.
  ///
  /// Nil leaves theirs.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    SimulatedWorld.current.innermost { $0.timingFunction } ?? nil
  }

  /// Sets the timing function that animations get.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    SimulatedWorld.current.transaction.timingFunction = .some(function)
  }

  /// Whether a change of a property looks for no action.
  public class func disableActions() -> Bool {
    SimulatedWorld.current.innermost { $0.disablesActions } ?? false
  }

  /// Sets whether a change of a property looks for no action.
  public class func setDisableActions(_ flag: Bool) {
    SimulatedWorld.current.transaction.disablesActions = flag
  }

  /// What is called when the transaction's animations have ended.
  public class func completionBlock() -> (() -> Void)? {
    SimulatedWorld.current.transaction.completion
  }

  /// Sets what is called when all animations that come are over.
  ///
  /// They have ended, or were removed.
  ///
  /// With none of them it is called at the commit.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    SimulatedWorld.current.transaction.setCompletion(block)
  }
}
