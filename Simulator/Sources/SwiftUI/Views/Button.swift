/// A control that does something when it is pressed.
nonisolated public struct Button<Label: View>: View, EvaluatedView {
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a label of views.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let isPressed = context.host.pressedButton == context.path
    let inside = context.child("label")
    let children: [ViewNode]
    if let style = context.environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: isPressed)
      children = inside.evaluate(style(configuration))
    } else {
      children = inside.evaluate(label)
    }
    let button = ViewNode.Button(
      path: context.path, isEnabled: context.environment.isEnabled, action: action)
    return [ViewNode(.button(button), size: ViewNode.size(of: children), children: children)]
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that is looked up.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
}
