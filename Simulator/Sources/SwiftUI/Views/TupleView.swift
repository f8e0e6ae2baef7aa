/// Several views in a row, as a view builder makes them.
nonisolated public struct TupleView<T>: View, EvaluatedView {
  /// The views.
  public var value: T

  /// Creates the view of a tuple of views.
  public init(_ value: T) { self.value = value }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      guard let view = child.value as? any View else { return [ViewNode]() }
      return context.child("\(index)").evaluate(view)
    }
  }
}
