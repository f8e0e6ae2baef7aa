import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

/// Plays the person and the screen: a window to put views into, fingers, keys, and time.
///
/// Each stage begins with everything reset: the clock, the counts, the person's settings, what was
/// felt. What is modelled belongs to the whole process, as a device does, so only the newest stage
/// is to be used. Tests stay out of each other's way without any lock: they are on the main actor
/// and do not suspend, so each runs from its beginning to its end before another one begins.
///
/// ```
/// @MainActor @Suite(.serialized) struct SwitchTests {
///   @Test func aTapTurnsItOn() {
///     let stage = Stage(size: CGSize(width: 100, height: 100))
///     let view = Switch(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
///     stage.add(view)
///     stage.tap(view)
///     stage.advance(by: 0.5)
///   }
/// }
/// ```
///
/// Never make a test that uses a stage `async`.
@MainActor
public final class Stage {
  /// The window, visible and key.
  public let window: UIWindow
  /// Pixels to a point.
  public let scale: CGFloat

  var fingers: [Int: UITouch] = [:]
  var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  var lastTap: (place: CGPoint, time: Double, count: Int)?
  weak var hovered: UIPointerInteraction?
  var surroundings = Surroundings()

  /// Makes a window of a size in points, on a display of some pixels to a point.
  public init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) {
    Simulation.reset()
    SimulatedInterface.reset()
    self.scale = scale
    window = UIWindow(on: UIScreen(size: size, scale: scale))
    surroundings.scale = scale
    window.makeKeyAndVisible()
    SimulatedClock.endTurn()
  }

  /// Puts a view into the window, and lays it out.
  public func add(_ view: UIView) {
    window.addSubview(view)
    SimulatedClock.endTurn()
  }

  // Time.

  /// The time, in seconds, on the clock of `CACurrentMediaTime`.
  public var now: Double { SimulatedClock.now }

  /// Lets seconds pass: frame by frame, display links, layouts, animations.
  public func advance(by seconds: Double) { SimulatedClock.advance(by: seconds) }

  /// Lets frames pass, 60 a second.
  public func advance(frames: Int) {
    SimulatedClock.advance(by: Double(frames) / SimulatedClock.framesPerSecond)
  }

  /// Ends the turn of the run loop: lays out and commits, as all that is done here does too.
  public func layOut() { SimulatedClock.endTurn() }

  // What there is.

  /// How many display links run.
  public var displayLinkCount: Int { Simulation.runningDisplayLinks }
  /// How many display links are on the run loop, with those that pause.
  public var liveDisplayLinkCount: Int { Simulation.liveDisplayLinks }
  /// How many layers were made since the stage was.
  public var layersCreated: Int { Simulation.layersCreated }
  /// What the person felt, in order, as "impact.light".
  public var haptics: [String] { SimulatedPerson.sensations.map(\.name) }
  /// What was said to be felt soon, in order.
  public var preparedHaptics: [String] { SimulatedPerson.expectations }
  /// What assistive technology was told to say, in order.
  public var announcements: [String] {
    SimulatedPerson.announcements.compactMap { $0.argument as? String }
  }
}
