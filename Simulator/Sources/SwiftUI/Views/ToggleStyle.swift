/// How toggles look, and what turns them over.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What a toggle looks like.
  associatedtype Body: View
  /// Makes a toggle's content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a toggle tells its style.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Sets the style of the toggles inside.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    ToggleStyledView(content: self, style: style)
  }
}

nonisolated struct ToggleStyledView<Content: View, Style: ToggleStyle>: View, EvaluatedView {
  let content: Content
  let style: Style

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var context = context
    let style = style
    if style is SwitchToggleStyle {
      context.environment.toggleStyle = nil
    } else {
      context.environment.toggleStyle = { AnyView(style.makeBody(configuration: $0)) }
    }
    return context.evaluate(content)
  }
}
