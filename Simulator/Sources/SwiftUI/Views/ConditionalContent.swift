// swift-format-ignore: NoLeadingUnderscores
/// One of two views, as an `if` with `else` makes it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, EvaluatedView where TrueContent: View, FalseContent: View {
  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    switch storage {
    case .first(let view): context.child("true").evaluate(view)
    case .second(let view): context.child("false").evaluate(view)
    }
  }
}
