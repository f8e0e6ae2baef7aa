/// What a button tells its style.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label, whatever it is made of.
  nonisolated public struct Label: View, EvaluatedView {
    let content: AnyView

    /// The simulation evaluates it.
    @MainActor public var body: Never { unevaluated }

    @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
      context.evaluate(content)
    }
  }

  /// What the button shows.
  public let label: ButtonStyleConfiguration.Label
  /// Whether it is held down.
  public let isPressed: Bool
}
