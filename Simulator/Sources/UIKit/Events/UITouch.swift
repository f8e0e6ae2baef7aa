import Foundation

/// One finger on the screen, from when it comes down until it is lifted.
@MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  var state: Phase
  var time: TimeInterval
  var taps: Int
  var place: CGPoint
  var earlierPlace: CGPoint
  weak var screen: UIWindow?
  weak var owner: UIView?

  init(at place: CGPoint, in window: UIWindow, view: UIView?, taps: Int, time: TimeInterval) {
    state = .began
    self.time = time
    self.taps = taps
    self.place = place
    earlierPlace = place
    screen = window
    owner = view
    super.init()
  }

  /// When it last changed, on the clock of `CACurrentMediaTime`.
  open var timestamp: TimeInterval { time }
  /// How far it has come.
  open var phase: Phase { state }
  /// How often the finger came down at this place in a row.
  open var tapCount: Int { taps }
  /// The window that it began in.
  open var window: UIWindow? { screen }
  /// The view that it began in.
  open var view: UIView? { owner }

  /// Where it is, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }

  /// Where it was, in a view's coordinates; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(earlierPlace, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: screen) ?? point
  }
}
