extension View {
  /// Gives the view a fixed size in the directions that are not nil.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(content: self, width: width, height: height)
  }
}

nonisolated struct FramedView<Content: View>: View, EvaluatedView {
  let content: Content
  let width: CGFloat?
  let height: CGFloat?

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    var inside = context
    inside.size = CGSize(
      width: width ?? context.size.width, height: height ?? context.size.height)
    let children = inside.evaluate(content)
    let own = ViewNode.size(of: children)
    let size = CGSize(width: width ?? own.width, height: height ?? own.height)
    return [ViewNode(.frame, size: size, children: children)]
  }
}
