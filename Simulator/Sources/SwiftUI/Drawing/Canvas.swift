/// A view that a closure draws.
nonisolated public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas of what draws it.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas: View, EvaluatedView {
  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let drawing = ViewNode.Drawing(environment: context.environment, renderer: renderer)
    return [ViewNode(.canvas(drawing), size: context.size)]
  }
}
