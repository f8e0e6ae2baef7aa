extension View {
  /// Sets where the view is hit, which may be more than where it is seen.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ContentShapeView(content: self, shape: shape)
  }

  /// Sets whether the view can be hit at all.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    NodeView(content: self, kind: .hitTesting(enabled))
  }
}

nonisolated struct ContentShapeView<Content: View, Area: Shape>: View, EvaluatedView {
  let content: Content
  let shape: Area

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    let size = ViewNode.size(of: children)
    let area = shape.path(in: CGRect(origin: .zero, size: size))
    return [ViewNode(.contentShape(area), size: size, children: children)]
  }
}

/// A view that is as it was, with something told about it.
nonisolated struct NodeView<Content: View>: View, EvaluatedView {
  let content: Content
  let kind: ViewNode.Kind

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    return [ViewNode(kind, size: ViewNode.size(of: children), children: children)]
  }
}
