/// The time of the model: it moves when it is told to.
@_spi(Simulation) public enum SimulatedClock {
  /// The time of now, in seconds; it starts at 1000.
  public static var now: Double { SimulatedWorld.current.now }

  /// How often the display shows a frame; 60 at first.
  public static var framesPerSecond: Double {
    get { SimulatedWorld.current.framesPerSecond }
    set {
      precondition(newValue > 0, "A display shows more than \(newValue) frames a second.")
      SimulatedWorld.current.framesPerSecond = newValue
      SimulatedWorld.current.frameOrigin = now
    }
  }

  /// Whether the app is in the background.
  ///
  /// Time goes on, and no display link fires.
  public static var isSuspended: Bool {
    get { SimulatedWorld.current.isSuspended }
    set { SimulatedWorld.current.isSuspended = newValue }
  }

  /// Lets time pass.
  ///
  /// The turn that is under way ends first: its implicit transaction is committed. Then, in the
  /// order of their times: timers, display links at each frame, what becomes of that at commit,
  /// and animations that have ended. Each of these times is a turn of the run loop.
  public static func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "Time cannot pass by \(seconds) seconds.")
    let world = SimulatedWorld.current
    precondition(!world.isAdvancing, "Time cannot be moved from within what time has called.")
    world.isAdvancing = true
    defer { world.isAdvancing = false }
    let end = world.now + seconds
    world.endTurn()
    while world.now < end {
      let frame = world.nextFrame
      world.now = min(end, min(frame ?? end, world.nextEvent ?? end))
      world.fireTimers()
      if let frame, frame <= world.now { world.fireLinks() }
      world.endTurn()
    }
  }

  /// Ends the turn of the run loop that is under way.
  ///
  /// And lets no time pass.
  public static func endTurn() { SimulatedWorld.current.endTurn() }

  /// Calls a block at a later time.
  ///
  /// As a timer on the main run loop would.
  public static func schedule(after delay: Double, _ body: @escaping () -> Void) {
    let world = SimulatedWorld.current
    world.timerCount += 1
    world.timers.append(
      SimulatedTimer(due: world.now + max(0, delay), number: world.timerCount, body: body))
  }

  /// Calls a block before the implicit transaction of each turn is committed.
  ///
  /// So a model of windows gets to lay them out. It is forgotten at a reset.
  public static func observeTurns(_ body: @escaping () -> Void) {
    SimulatedWorld.current.turnObservers.append(body)
  }
}
