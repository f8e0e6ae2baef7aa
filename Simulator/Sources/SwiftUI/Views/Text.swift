/// Words on the screen.
nonisolated public struct Text: View, EvaluatedView, Equatable, Sendable {
  /// What is shown.
  @_spi(Simulation) public let content: String

  /// Creates a text of words that are not looked up.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Creates a text of words as they are.
  nonisolated public init(verbatim content: String) { self.content = content }

  /// Creates a text of words that are looked up in a table of a bundle.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName)
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    [ViewNode(.text(content), size: .zero)]
  }
}
