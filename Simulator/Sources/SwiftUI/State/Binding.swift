/// Reads and writes a value that something else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What is known about changes made through it.
  public var transaction = Transaction()

  // Sendable as Apple's is; the simulation has one thread.
  nonisolated(unsafe) let read: () -> Value
  nonisolated(unsafe) let write: (Value) -> Void

  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// Creates a binding that two closures read and write for.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // On the one thread of the simulation every isolation is already met. A function that carries
    // its isolation is called as one that does not.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  /// Creates a binding of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value.
  ///
  /// As documented, what was written is there at once.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard transaction.animation != nil || transaction.disablesAnimations else {
        write(newValue)
        return
      }
      withTransaction(transaction) { write(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { self.wrappedValue[keyPath: keyPath] },
      writing: { self.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The binding, with an animation for its changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding: Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
