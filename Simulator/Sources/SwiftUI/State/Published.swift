/// A property whose object tells before it changes.
///
/// Combine declares it, and an import of SwiftUI shows it. In the simulation every host listens.
@propertyWrapper public struct Published<Value> {
  private var value: Value

  /// Creates it with what it begins with.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      Updates.noteChange()
    }
  }
}
