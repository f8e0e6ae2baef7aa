extension View {
  /// Lets assistive technology see other views instead of this one.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Shows views in the middle of the screen while a finger rests on this one.
  ///
  /// Only for people who have chosen very large text.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    LargeContentView(content: self, large: largeContentView())
  }

  /// Hides the view from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    NodeView(content: self, kind: .accessibilityHidden(hidden))
  }
}

nonisolated struct RepresentedView<Content: View, Representation: View>: View, EvaluatedView {
  let content: Content
  let representation: Representation

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    let spoken = context.child("spoken").evaluate(representation)
    return [
      ViewNode(.represented(spoken), size: ViewNode.size(of: children), children: children)
    ]
  }
}

nonisolated struct LargeContentView<Content: View, Large: View>: View, EvaluatedView {
  let content: Content
  let large: Large

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    let large = context.child("large").evaluate(large)
    return [ViewNode(.largeContent(large), size: ViewNode.size(of: children), children: children)]
  }
}
