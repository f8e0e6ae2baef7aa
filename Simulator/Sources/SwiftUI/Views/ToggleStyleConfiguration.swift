/// What a toggle tells its style.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever it is made of.
  nonisolated public struct Label: View, EvaluatedView {
    let content: AnyView

    /// The simulation evaluates it.
    @MainActor public var body: Never { unevaluated }

    @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
      context.evaluate(content)
    }
  }

  /// What the toggle is called.
  public let label: ToggleStyleConfiguration.Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
