/// A choice of a few, each with the name that people write.
package protocol NamedChoice: CaseIterable {
  /// The name as people write it.
  var text: String { get }
}

extension NamedChoice {
  /// The choice with exactly this name; nil where there is none.
  package init?(named text: String) {
    // By bytes: comparing strings needs tables that Embedded Swift leaves out.
    for choice in Self.allCases where choice.text.utf8.elementsEqual(text.utf8) {
      self = choice
      return
    }
    return nil
  }
}
