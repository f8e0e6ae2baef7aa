/// A view that shows nothing.
nonisolated public struct EmptyView: View, EvaluatedView {
  /// Creates the view.
  nonisolated public init() {}

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] { [] }
}
