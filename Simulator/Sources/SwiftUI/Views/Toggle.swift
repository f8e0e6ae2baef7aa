/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, EvaluatedView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a label of views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    guard let style = context.environment.toggleStyle else {
      let children = context.evaluate(label)
      return [
        ViewNode(
          .toggle(isOn, isEnabled: context.environment.isEnabled),
          size: ViewNode.size(of: children), children: children)
      ]
    }
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn)
    return context.child("style").evaluate(style(configuration))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is looked up.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(title) }
  }
}
