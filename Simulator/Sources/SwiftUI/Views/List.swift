/// Rows one below the other, that scroll.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View,
  EvaluatedView
{
  let content: Content

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    [ViewNode(.list, size: context.size, children: context.evaluate(content))]
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of given rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element that can be changed.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>,
      Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }
}
