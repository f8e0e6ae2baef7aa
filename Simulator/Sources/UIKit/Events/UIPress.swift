import Foundation

/// One key or physical button, from when it goes down until it comes up.
@MainActor
open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// Its strength changed.
    case changed = 1
    /// It rests.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  var state = Phase.began
  var time: TimeInterval
  private let pressed: UIKey?
  private weak var target: UIResponder?

  init(key: UIKey?, to responder: UIResponder?, time: TimeInterval) {
    pressed = key
    target = responder
    self.time = time
    super.init()
  }

  /// When it last changed, on the clock of `CACurrentMediaTime`.
  open var timestamp: TimeInterval { time }
  /// How far it has come.
  open var phase: Phase { state }
  /// The key of a keyboard; nil for a physical button.
  open var key: UIKey? { pressed }
  /// Who hears of it first.
  open var responder: UIResponder? { target }
  /// The window that it is for.
  open var window: UIWindow? { target?.responderWindow }
}
