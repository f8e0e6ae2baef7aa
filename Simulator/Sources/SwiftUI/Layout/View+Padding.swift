extension View {
  /// Adds room on all sides; a negative length takes some away.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    PaddedView(content: self, length: length)
  }
}

nonisolated struct PaddedView<Content: View>: View, EvaluatedView {
  let content: Content
  let length: CGFloat

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var inside = context
    inside.size = CGSize(
      width: context.size.width - 2 * length, height: context.size.height - 2 * length)
    let children = inside.evaluate(content)
    let own = ViewNode.size(of: children)
    let size = CGSize(width: own.width + 2 * length, height: own.height + 2 * length)
    return [ViewNode(.padding(length), size: size, children: children)]
  }
}
