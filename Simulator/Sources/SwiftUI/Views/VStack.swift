/// Views one below the other.
nonisolated public struct VStack<Content: View>: View, EvaluatedView {
  let content: Content

  /// Creates the stack.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    let size = CGSize(
      width: children.reduce(0) { max($0, $1.size.width) },
      height: children.reduce(0) { $0 + $1.size.height })
    return [ViewNode(.column, size: size, children: children)]
  }
}
