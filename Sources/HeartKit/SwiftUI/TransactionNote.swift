#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Remembers whether a binding's latest value came with an animation.
  ///
  /// SwiftUI tells of a transaction while it brings views up to date, on a thread of its choice.
  final class TransactionNote: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: (value: Bool, isAnimated: Bool)?

    /// Takes down the transaction that a value came with.
    func take(_ transaction: Transaction, for value: Bool) {
      lock.lock()
      defer { lock.unlock() }
      latest = (value, transaction.animation != nil && !transaction.disablesAnimations)
    }

    /// Whether a value came with an animation.
    func isAnimated(_ value: Bool) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      return latest?.value == value && latest?.isAnimated == true
    }
  }
#endif
