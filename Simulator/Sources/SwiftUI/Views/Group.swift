/// Several views that are modified as one.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, EvaluatedView where Content: View {
  /// Creates the group of the views of a closure.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] { context.evaluate(content) }
}
