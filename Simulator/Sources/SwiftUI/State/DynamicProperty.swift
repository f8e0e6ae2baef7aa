/// A property of a view that the system fills in.
public protocol DynamicProperty {}

/// A property that the simulation fills in before a view's body is read.
@MainActor protocol InstalledProperty {
  func install(_ context: EvaluationContext, name: String)
}
