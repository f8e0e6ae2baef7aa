internal import Foundation

/// What the operating system refused, by its own number.
struct SystemFault: Error, Equatable, Sendable {
  /// One of the system's `E…` constants.
  let code: Int32

  /// What the last call of this thread was refused for.
  static var last: SystemFault { SystemFault(code: errno) }
}
