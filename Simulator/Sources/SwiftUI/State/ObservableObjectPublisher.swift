/// Tells that an object is about to change.
///
/// Combine declares it, and an import of SwiftUI shows it. In the simulation every host listens.
public final class ObservableObjectPublisher {
  /// Creates it.
  public init() {}

  /// Tells everyone who listens.
  public func send() { Updates.noteChange() }
}
