extension View {
  /// Tells when the pointer comes over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    NodeView(content: self, kind: .hover(action))
  }

  /// Tells before the view first comes in sight.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Tells after the view went out of sight.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Tells when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, action: action)
  }

  /// Changes what is known about changes, for the animations inside.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

nonisolated struct AppearanceView<Content: View>: View, EvaluatedView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    context.host.notePresence(
      at: context.path + (appear == nil ? ".disappear" : ".appear"), appear: appear,
      disappear: disappear)
    return context.child(".").evaluate(content)
  }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: View, EvaluatedView {
  let content: Content
  let value: Value
  let action: (Value) -> Void

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    context.host.noteValue(value, at: context.path + ".change", action: action)
    return context.child(".").evaluate(content)
  }
}

nonisolated struct TransactionView<Content: View>: View, EvaluatedView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var context = context
    transform(&context.transaction)
    return context.evaluate(content)
  }
}
