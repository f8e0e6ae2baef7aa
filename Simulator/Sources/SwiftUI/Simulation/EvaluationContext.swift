/// Where in the tree of views an evaluation is.
struct EvaluationContext {
  let host: SimulatedHost
  var environment: EnvironmentValues
  var transaction: Transaction
  /// The size that is offered, in points.
  var size: CGSize
  /// Tells views that look the same apart, and finds them again.
  var path = ""

  func child(_ name: String) -> EvaluationContext {
    var child = self
    child.path += "/" + name
    return child
  }

  @MainActor func evaluate(_ view: some View) -> [ViewNode] {
    if let view = view as? any EvaluatedView { return view.evaluate(self) }
    for (label, property) in Mirror(reflecting: view).children {
      (property as? any InstalledProperty)?.install(self, name: label ?? "")
    }
    host.evaluations += 1
    return child("body").evaluate(view.body)
  }
}
