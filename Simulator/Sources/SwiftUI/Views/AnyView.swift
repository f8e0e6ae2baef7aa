/// A view whose type is not told.
nonisolated public struct AnyView: View, EvaluatedView {
  let content: any View

  /// Creates it from a view.
  nonisolated public init<V: View>(_ view: V) { content = view }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] { context.evaluate(content) }
}
