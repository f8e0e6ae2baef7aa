/// Room that takes what is left in a stack.
nonisolated public struct Spacer: View, EvaluatedView {
  /// Creates the room.
  nonisolated public init(minLength: CGFloat? = nil) {}

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] { [] }
}
