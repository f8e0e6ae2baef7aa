/// How buttons look; what they do is the system's.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// Makes the looks of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a button tells its style.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets the looks of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    ButtonStyledView(content: self, style: style)
  }
}

nonisolated struct ButtonStyledView<Content: View, Style: ButtonStyle>: View, EvaluatedView {
  let content: Content
  let style: Style

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var context = context
    let style = style
    context.environment.buttonStyle = { AnyView(style.makeBody(configuration: $0)) }
    return context.evaluate(content)
  }
}
