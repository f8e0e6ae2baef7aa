import Foundation

/// Keys or physical buttons that the person used.
@MainActor
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  init(_ presses: Set<UIPress>, time: TimeInterval) {
    self.presses = presses
    super.init(time: time)
  }

  /// Presses.
  open override var type: EventType { .presses }
  /// Every press of it.
  open var allPresses: Set<UIPress> { presses }
}
