extension CGPath {
  /// Creates a path of steps.
  @_spi(Simulation) public convenience init(simulated steps: [PathStep]) {
    self.init(steps: steps)
  }
}
