/// One transaction: what is said about changes between its begin and its commit.
///
/// What it does not say, the one around it says.
final class Transaction {
  let isImplicit: Bool
  var disablesActions: Bool?
  var duration: Double?
  var timingFunction: CAMediaTimingFunction??
  private(set) var group: CompletionGroup?
  private(set) var completion: (() -> Void)?

  init(isImplicit: Bool) { self.isImplicit = isImplicit }

  /// Another block; the one before waits for nothing more, as documented.
  func setCompletion(_ block: (() -> Void)?) {
    group?.close()
    completion = block
    group = block.map { CompletionGroup($0) }
  }

  func close() { group?.close() }
}
