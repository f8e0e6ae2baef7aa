/// A value that a view keeps.
@propertyWrapper public struct State<Value>: DynamicProperty {
  final class Place {
    var value: Value
    /// Where the value is once the view is on the screen.
    var installed: Place?

    init(_ value: Value) { self.value = value }
  }

  // Sendable as Apple's is; the simulation has one thread.
  nonisolated(unsafe) let place: Place

  /// Creates it with what it begins with.
  public init(wrappedValue value: Value) { place = Place(value) }

  /// Creates it with what it begins with.
  public init(initialValue value: Value) { place = Place(value) }

  /// The value.
  public var wrappedValue: Value {
    get { (place.installed ?? place).value }
    nonmutating set {
      (place.installed ?? place).value = newValue
      Updates.noteChange()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(reading: { self.wrappedValue }, writing: { self.wrappedValue = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  func install(_ context: EvaluationContext, name: String) {
    place.installed = context.host.kept(at: "\(context.path)/\(name)") { place }
  }
}
