/// An object that tells before it changes.
///
/// Combine declares it, and an import of SwiftUI shows it. The simulation knows one publisher only.
public protocol ObservableObject: AnyObject {
  /// What tells that the object is about to change.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that the object is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
