extension Optional: View where Wrapped: View {
  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }
}

extension Optional: EvaluatedView where Wrapped: View {
  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    map { context.child("some").evaluate($0) } ?? []
  }
}
