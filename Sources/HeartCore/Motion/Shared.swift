/// A value that all who hold it share, where each would have a copy.
///
/// To pass it on is to pass one reference, however large it is. The value never changes in place:
/// to set it is to hold another.
@propertyWrapper
struct Shared<Value: Sendable>: Sendable {
  private final class Room: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var room: Room

  init(wrappedValue: Value) {
    room = Room(wrappedValue)
  }

  var wrappedValue: Value {
    get { room.value }
    set { room = Room(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (first: Shared, second: Shared) -> Bool {
    first.room === second.room || first.room.value == second.room.value
  }
}
