/// A view for each element of a collection, known by the element's identity.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
}

extension ForEach: View, EvaluatedView where Content: View {
  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    data.flatMap { context.child("#\(identity($0))").evaluate(content($0)) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates the views of elements that know their identity.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identity = { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates the views of elements whose identity a key path tells.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identity = { $0[keyPath: id] }
  }

  /// Creates the views of elements that can be changed.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
    self.content = { content(data.element(at: $0.0)) }
    identity = { $0.1 }
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element.
  fileprivate func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      reading: { self.wrappedValue[index] }, writing: { self.wrappedValue[index] = $0 })
  }
}
