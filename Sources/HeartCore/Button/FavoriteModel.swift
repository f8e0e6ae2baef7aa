/// What a favorite button knows and does, apart from any toolkit.
///
/// Events and time go in, notices come out.
/// The state is a Bool, and it is true at once; motion only follows it. Time is an argument, in
/// seconds on any scale that does not run backward.
///
/// ```
/// var model = FavoriteModel()
/// model.handle(.press, at: 0)
/// model.handle(.release(inside: true), at: 0.1)   // changed: true
/// model.advance(to: 0.2)                          // nothing: the fill is growing
/// model.advance(to: 0.5)                          // settled: finished
/// ```
///
/// A host passes its events on, shows ``instant(at:)`` while ``isMoving(at:)``, and calls
/// ``advance(to:)`` at each of these frames. It decides nothing about the button itself.
public struct FavoriteModel: Equatable, Sendable {
  /// Whether the button is selected, or on its way there.
  public private(set) var isSelected: Bool
  /// Whether the person can use it.
  public private(set) var isEnabled = true
  /// Whether the pointer is over it.
  public private(set) var isHovered = false
  /// Whether it is held down, and would change if let go.
  public private(set) var isPressed = false
  /// Whether the person wants little motion.
  public private(set) var reducesMotion: Bool

  /// How it moves.
  ///
  /// A new style holds from the next change of the state on.
  public var style: FavoriteStyle
  /// How fast it moves, in ``speeds``; 1 is as designed.
  ///
  /// A new speed holds from the next change of the state on. Little motion has a speed of its own.
  public var speed: Double {
    didSet { Self.check(speed) }
  }

  /// Whether what went down on the button is still down.
  ///
  /// It may be inside or not.
  private var isTracking = false
  /// Whether a change of the person's has not settled yet.
  private var owesSettlement = false
  private var latest = -Double.infinity
  private var motion: StyleMotion
  private var press = MovingValue(resting: 0)

  /// The speeds that a button can have.
  ///
  /// A hundredth makes the longest style last a minute and a half; at a hundredfold none lasts a
  /// frame.
  public static let speeds = 0.01...100.0

  /// The speed that comes nearest to a number from outside.
  ///
  /// What is outside of ``speeds`` is cut to it, and NaN is ``FavoriteDefaults/speed``.
  public static func speed(nearestTo number: Double) -> Double {
    number.isNaN
      ? FavoriteDefaults.speed : min(speeds.upperBound, max(speeds.lowerBound, number))
  }

  /// How long the pressed look takes to come or go.
  ///
  /// In seconds at speed 1.
  private static let pressDuration = 0.1

  /// Creates a button that rests in a state.
  ///
  /// - Parameters:
  ///   - isSelected: The state.
  ///   - style: How it moves.
  ///   - speed: How fast it moves, in ``speeds``.
  ///   - reducesMotion: Whether the person wants little motion.
  public init(
    isSelected: Bool = false, style: FavoriteStyle = .grow,
    speed: Double = FavoriteDefaults.speed, reducesMotion: Bool = false
  ) {
    Self.check(speed)
    self.isSelected = isSelected
    self.style = style
    self.speed = speed
    self.reducesMotion = reducesMotion
    motion = StyleMotion(isSelected: isSelected, in: style)
  }

  /// Whether anything changes, or is to be told, after an instant.
  ///
  /// While it is false nothing has to run: no timer, no frame callback.
  public func isMoving(at time: Double) -> Bool {
    owesSettlement || known(time) < max(motion.end, press.end)
  }

  /// What the button is like at an instant.
  ///
  /// A time that is not finite, or earlier than one seen before, counts as the latest seen.
  public func instant(at time: Double) -> FavoriteInstant {
    let now = known(time)
    let pressed = press.value(at: now)
    return FavoriteInstant(
      progress: motion.progress(at: now), fill: motion.fill,
      scale: motion.scale(at: now) * (reducesMotion ? 1 : 1 - 0.1 * pressed),
      opacity: (isEnabled ? 1 : 0.38) * (reducesMotion ? 1 - 0.3 * pressed : 1),
      isHighlighted: isHovered && isEnabled, effects: motion.effects(at: now))
  }

  /// Takes note of the time, and tells what has ended by then.
  ///
  /// A time that is not finite, or earlier than one seen before, counts as the latest seen.
  @discardableResult
  public mutating func advance(to time: Double) -> FavoriteNotices {
    latest = known(time)
    guard owesSettlement, latest >= motion.end else { return .none }
    owesSettlement = false
    return FavoriteNotices(settled: .finished)
  }

  /// Takes an event, and tells what follows from it at once.
  ///
  /// A time that is not finite, or earlier than one seen before, counts as the latest seen.
  @discardableResult
  public mutating func handle(_ event: FavoriteEvent, at time: Double) -> FavoriteNotices {
    var notices = advance(to: time)
    switch event {
    case .press: beginTracking()
    case .drag(let inside): if isTracking { showPressed(inside) }
    case .release(let inside):
      let counts = isTracking && inside
      endTracking()
      if counts { toggle(telling: &notices) }
    case .cancel: endTracking()
    case .activate: if isEnabled { toggle(telling: &notices) }
    case .hover(let isOver): isHovered = isOver
    case .set(let state, let animated): set(state, animated: animated, telling: &notices)
    case .setEnabled(let enabled):
      isEnabled = enabled
      if !enabled { endTracking() }
    case .setReducesMotion(let reduces): setReducesMotion(reduces, telling: &notices)
    case .rebind(let state): rebind(state, telling: &notices)
    case .hide:
      forgetTouch()
      isHovered = false
      finish(telling: &notices)
    }
    return notices
  }

  private mutating func beginTracking() {
    guard isEnabled, !isTracking else { return }
    isTracking = true
    showPressed(true)
  }

  private mutating func endTracking() {
    isTracking = false
    showPressed(false)
  }

  private mutating func showPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    press.move(
      to: pressed ? 1 : 0, at: latest, over: Self.pressDuration / pace, along: .easeOut)
  }

  /// A change of the person's: moving, and told.
  // Not copied to each event: a page's engine is small.
  @inline(never)
  private mutating func toggle(telling notices: inout FavoriteNotices) {
    cancelMotion(telling: &notices)
    change(to: !isSelected)
    owesSettlement = true
    notices.changed = isSelected
  }

  /// A change by code: silent, and moving only on request.
  private mutating func set(_ state: Bool, animated: Bool, telling notices: inout FavoriteNotices) {
    guard state != isSelected else { return }
    cancelMotion(telling: &notices)
    if animated {
      change(to: state)
    } else {
      isSelected = state
      settle()
    }
  }

  private mutating func setReducesMotion(_ reduces: Bool, telling notices: inout FavoriteNotices) {
    guard reduces != reducesMotion else { return }
    reducesMotion = reduces
    // A fade may go on as it is. What travels would travel on, which the person does not want.
    guard reduces else { return }
    press = MovingValue(resting: isPressed ? 1 : 0)
    finish(telling: &notices)
  }

  private mutating func rebind(_ state: Bool, telling notices: inout FavoriteNotices) {
    cancelMotion(telling: &notices)
    isSelected = state
    settle()
    forgetTouch()
  }

  /// Lets go of what is down, without the motion of letting go.
  private mutating func forgetTouch() {
    isTracking = false
    isPressed = false
    press = MovingValue(resting: 0)
  }

  /// Brings a motion to its end at once.
  private mutating func finish(telling notices: inout FavoriteNotices) {
    settle()
    guard owesSettlement else { return }
    owesSettlement = false
    notices.settled = .finished
  }

  private mutating func change(to state: Bool) {
    isSelected = state
    motion.change(
      toSelected: state, at: latest, in: reducesMotion ? .reduced : style, speed: pace)
  }

  /// The speed that motion runs at.
  ///
  /// A fade for who wants little motion is not drawn out, nor cut.
  private var pace: Double { reducesMotion ? 1 : speed }

  private mutating func cancelMotion(telling notices: inout FavoriteNotices) {
    guard owesSettlement else { return }
    owesSettlement = false
    notices.settled = .cancelled
  }

  /// Ends the motion of changes in the state that is.
  // Not copied to each event: a page's engine is small.
  @inline(never)
  private mutating func settle() {
    motion = StyleMotion(isSelected: isSelected, in: style)
  }

  /// The time as the model takes it.
  ///
  /// Never NaN or infinite, never backward.
  private func known(_ time: Double) -> Double {
    max(time.isFinite ? time : -.greatestFiniteMagnitude, latest)
  }

  private static func check(_ speed: Double) {
    precondition(
      speeds.contains(speed), "A button's speed must be in 0.01…100, not \(speed)")
  }
}
