import Foundation

/// What the person did, as the objects that it concerns are told.
@MainActor
open class UIEvent: NSObject {
  /// What kind of thing a person did.
  public enum EventType: Int, Sendable {
    /// Fingers touched the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// Headphones or the like were used.
    case remoteControl = 2
    /// A key or a physical button was used.
    case presses = 3
    /// A wheel or a trackpad scrolled.
    case scroll = 10
    /// A pointer hovered.
    case hover = 11
    /// A trackpad pinched or turned.
    case transform = 14
  }

  var touches: Set<UITouch> = []
  var time: TimeInterval

  init(time: TimeInterval) {
    self.time = time
    super.init()
  }

  /// The kind of event.
  open var type: EventType { .touches }
  /// When it happened, on the clock of `CACurrentMediaTime`.
  open var timestamp: TimeInterval { time }
  /// Every touch of it.
  open var allTouches: Set<UITouch>? { touches }
  /// The touches of it that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  /// The touches of it in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
}
