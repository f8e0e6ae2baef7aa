/// Names a value of the surroundings.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
