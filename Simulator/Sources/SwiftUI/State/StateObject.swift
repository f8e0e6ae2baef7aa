/// An object that a view keeps, and makes only once.
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated final class Place {
    let make: () -> ObjectType
    var installed: Place?
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  // The simulation has one thread.
  nonisolated(unsafe) let place: Place

  /// Creates it with what makes the object when it is first needed.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    place = Place(thunk)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let installed = place.installed else {
      fatalError("A state object is there only while a view's body is read, and after")
    }
    return installed.object
  }
}

extension StateObject: InstalledProperty {
  func install(_ context: EvaluationContext, name: String) {
    place.installed = context.host.kept(at: "\(context.path)/\(name)") { place }
  }
}
