/// Calls its target at each frame of the display.
///
/// A run loop keeps a link that was added to it, and a link keeps its target, until it is
/// invalidated, as documented. The initializer with a target and a selector needs Objective-C;
/// here the target is a closure.
public final class CADisplayLink: NSObject {
  /// Whether it is held back; it stays on its run loop.
  public var isPaused = false
  /// How often it is to be called.
  ///
  /// A link never gets more than the display's frames.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// When the frame of this call is shown, in seconds.
  ///
  /// 0 before the first call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is shown, in seconds.
  ///
  /// 0 before the first call.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// How long the display shows a frame, in seconds.
  ///
  /// 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  private var target: ((CADisplayLink) -> Void)?
  private var isInvalid = false

  private init(target: @escaping (CADisplayLink) -> Void) {
    self.target = target
    SimulatedWorld.current.linksCreated += 1
  }

  /// Creates a link that calls a closure.
  ///
  /// The one public thing that Apple has not.
  public static func simulated(_ step: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(target: step)
  }

  /// Begins to be called; on the main run loop only.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(runloop === RunLoop.main, "Only the main run loop is modelled.")
    precondition(!isInvalid, "An invalidated display link cannot be added again.")
    let world = SimulatedWorld.current
    if !world.links.contains(where: { $0 === self }) { world.links.append(self) }
  }

  /// Is no longer called, and lets go of its target.
  public func invalidate() {
    SimulatedWorld.current.links.removeAll { $0 === self }
    isInvalid = true
    target = nil
  }

  /// Whether it may be called: a link that another one invalidated may not.
  var isLive: Bool { target != nil }

  /// Calls the target, unless the link wants fewer frames.
  func fire(frame: Int, at time: Double, frameDuration: Double) {
    let stride = stride(frameDuration)
    guard frame.isMultiple(of: stride) else { return }
    timestamp = time
    duration = frameDuration
    targetTimestamp = time + Double(stride) * frameDuration
    target?(self)
  }

  /// How many frames lie between two calls: the display's rate divided by a whole number, as the
  /// documentation says that the system chooses.
  private func stride(_ frameDuration: Double) -> Int {
    let range = preferredFrameRateRange
    let wanted = Double(range.preferred ?? 0 > 0 ? range.preferred ?? 0 : range.maximum)
    guard wanted > 0 else { return 1 }
    return max(1, Int((1 / (frameDuration * wanted)).rounded()))
  }
}
