/// What has happened in the model, and the way to forget it.
@_spi(Simulation) public enum Simulation {
  /// How many layers have ever been made, presentation layers not counted.
  public static var layersCreated: Int { SimulatedWorld.current.layersCreated }

  /// How many layers there are, presentation layers not counted.
  public static var layersAlive: Int { SimulatedWorld.current.layersAlive }

  /// How many display links have ever been made.
  public static var displayLinksCreated: Int { SimulatedWorld.current.linksCreated }

  /// How many display links are on the run loop, paused ones counted.
  public static var liveDisplayLinks: Int { SimulatedWorld.current.links.count }

  /// How many display links are on the run loop and not paused.
  public static var runningDisplayLinks: Int {
    SimulatedWorld.current.links.filter { !$0.isPaused }.count
  }

  /// Starts all over: the clock, the counts, transactions, display links.
  ///
  /// Layers of before stay usable, but are no longer counted.
  public static func reset() {
    for link in SimulatedWorld.current.links { link.invalidate() }
    SimulatedWorld.reset()
  }
}
