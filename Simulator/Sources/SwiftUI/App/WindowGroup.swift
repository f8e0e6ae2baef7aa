/// Windows that all show the same views.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Creates the windows of the views of a closure.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The simulation shows no windows.
  @MainActor public var body: Never { fatalError("The simulation shows no windows") }
}
