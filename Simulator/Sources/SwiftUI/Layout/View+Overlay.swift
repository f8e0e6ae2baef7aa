extension View {
  /// Puts views in front of this one, which alone decides the size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), kind: .overlay)
  }

  /// Puts views behind this one, which alone decides the size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), kind: .background)
  }
}

nonisolated struct LayeredView<Content: View, Layer: View>: View, EvaluatedView {
  let content: Content
  let layer: Layer
  let kind: ViewNode.Kind

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let base = context.evaluate(content)
    var inside = context.child("layer")
    inside.size = ViewNode.size(of: base)
    let layers = inside.evaluate(layer)
    return [ViewNode(kind, size: inside.size, children: base + layers)]
  }
}
