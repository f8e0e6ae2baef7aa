extension SimulatedWorld {
  /// The transaction that a change belongs to; an implicit one is begun if there is none.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction(isImplicit: true)
    transactions.append(implicit)
    return implicit
  }

  /// What the innermost transaction says that says anything.
  func innermost<Value>(_ value: (Transaction) -> Value?) -> Value? {
    for transaction in transactions.reversed() {
      if let value = value(transaction) { return value }
    }
    return nil
  }

  /// Commits the implicit transaction, and what layout and completion blocks begin anew.
  func commitImplicit() {
    finishCommit()
    while let implicit = transactions.first, implicit.isImplicit {
      transactions.removeFirst()
      implicit.close()
    }
  }

  /// Lays out and displays, and from then on layers count as shown.
  func finishCommit() {
    // A layout may ask for another; one that always does so would never end.
    var rounds = 0
    while !layersToLayOut.isEmpty || !layersToDisplay.isEmpty {
      rounds += 1
      precondition(rounds < 100, "Layout asks for layout without end.")
      let layouts = layersToLayOut
      layersToLayOut = []
      for entry in layouts { entry.layer?.layoutIfNeeded() }
      let displays = layersToDisplay
      layersToDisplay = []
      for entry in displays { entry.layer?.displayIfNeeded() }
    }
    commitCount += 1
  }
}
