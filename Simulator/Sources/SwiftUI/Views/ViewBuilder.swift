/// Puts the statements of a closure together to one view.
@resultBuilder public struct ViewBuilder {
  /// Of no statement, an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Of one, the view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Of several, the tuple of them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  /// Of an `if` without `else`, the view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Of an `if` that holds.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }
  /// Of an `if` that does not hold.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
}
