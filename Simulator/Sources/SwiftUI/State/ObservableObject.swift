/// An object that tells before it changes.
///
/// Combine declares it, and an import of SwiftUI shows it. The simulation knows one publisher only.
public protocol ObservableObject: AnyObject {
  /// Tells that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Tells that an object is about to change.
///
/// Combine declares it, and an import of SwiftUI shows it.
public final class ObservableObjectPublisher {
  /// Creates it.
  public init() {}

  /// Tells everyone who listens.
  public func send() { Updates.noteChange() }
}
