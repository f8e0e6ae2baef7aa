/// A view that the simulation evaluates itself.
protocol EvaluatedView: View where Body == Never {
  /// What the view puts on the screen.
  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode]
}

extension View where Body == Never {
  var unevaluated: Never { fatalError("The simulation evaluates \(Self.self) without its body") }
}
