/// The animations that a transaction's completion block waits for.
final class CompletionGroup {
  private let block: () -> Void
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// One more animation.
  func enter() { count += 1 }

  /// One animation less.
  func leave() {
    count -= 1
    callIfDone()
  }

  /// No more animations come.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    if isClosed, count == 0 { block() }
  }
}
