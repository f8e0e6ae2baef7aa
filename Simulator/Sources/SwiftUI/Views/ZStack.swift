/// Views on top of one another.
nonisolated public struct ZStack<Content: View>: View, EvaluatedView {
  let content: Content

  /// Creates the stack.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    return [ViewNode(.pile, size: ViewNode.size(of: children), children: children)]
  }
}
