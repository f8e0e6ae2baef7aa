/// A part of what is seen, by what it is made of.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// There is none.
  @MainActor public var body: Never { fatalError("Nothing has no body") }
}
