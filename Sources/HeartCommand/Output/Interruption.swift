internal import Foundation

/// Lets a command put away its temporary files when it is asked to stop.
///
/// While something temporary is on the disk, the first request to stop only raises a flag; a
/// second one ends the process as ever.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  // Written by a signal's handler, which may do next to nothing: a word is all that it touches.
  private nonisolated(unsafe) static var received: sig_atomic_t = 0

  /// Whether the process was asked to stop.
  static var isPending: Bool { received != 0 }

  /// Throws when the process was asked to stop.
  static func check() throws(CommandError) {
    guard !isPending else { throw .interrupted(Int32(received)) }
  }

  /// Does what leaves something temporary behind if it is not let finish.
  static func held<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = signals.map { hold($0) }
    defer {
      for (number, handler) in zip(signals, former) { signal(number, handler) }
    }
    return try work()
  }

  private static func hold(_ number: Int32) -> sig_t? {
    let former = signal(number) { number in
      Interruption.received = sig_atomic_t(number)
      signal(number, SIG_DFL)
    }
    if isIgnored(former) { signal(number, SIG_IGN) }
    return former
  }

  /// A process begun with `nohup` or in the background is not to be stopped.
  private static func isIgnored(_ handler: sig_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
