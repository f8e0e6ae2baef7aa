extension View {
  /// Sets a value of the surroundings.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Adds a condition under which people can use the controls inside.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

nonisolated struct EnvironmentView<Content: View>: View, EvaluatedView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var context = context
    change(&context.environment)
    return context.evaluate(content)
  }
}
