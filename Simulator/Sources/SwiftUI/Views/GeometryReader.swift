/// A view whose content is a function of its own size.
nonisolated public struct GeometryReader<Content: View>: View, EvaluatedView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates the view of a closure that knows its size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let proxy = GeometryProxy(size: context.size)
    return [ViewNode(.geometry, size: context.size, children: context.evaluate(content(proxy)))]
  }
}
