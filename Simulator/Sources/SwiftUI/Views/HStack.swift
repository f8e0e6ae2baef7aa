/// Views side by side.
nonisolated public struct HStack<Content: View>: View, EvaluatedView {
  let content: Content

  /// Creates the stack.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let children = context.evaluate(content)
    // Apple documents no default spacing; the simulation has none.
    let size = CGSize(
      width: children.reduce(0) { $0 + $1.size.width },
      height: children.reduce(0) { max($0, $1.size.height) })
    return [ViewNode(.row, size: size, children: children)]
  }
}
