/// A value of a view's surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  final class Place {
    let keyPath: KeyPath<EnvironmentValues, Value>
    var value: Value?

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  }

  // Sendable as Apple's is; the simulation has one thread.
  nonisolated(unsafe) let place: Place

  /// Creates it of the value's key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { place = Place(keyPath) }

  /// The value.
  public var wrappedValue: Value {
    guard let value = place.value else {
      fatalError("The surroundings are known only while a view's body is read, and after")
    }
    return value
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  func install(_ context: EvaluationContext, name: String) {
    place.value = context.environment[keyPath: place.keyPath]
  }
}
