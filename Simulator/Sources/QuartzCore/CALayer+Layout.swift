extension CALayer {
  /// Whether its sublayers are to be placed anew.
  public func needsLayout() -> Bool { wantsLayout }

  /// Lets its sublayers be placed anew, at the next commit.
  ///
  /// A change of its size and a change of its sublayers do so by themselves.
  public func setNeedsLayout() {
    guard presented == nil, !wantsLayout else { return }
    wantsLayout = true
    let world = SimulatedWorld.current
    world.layersToLayOut.append(WeakLayer(layer: self))
    _ = world.transaction
  }

  /// Places sublayers now where that is needed.
  ///
  /// From the highest of the superlayers above it that need it, in an unbroken line, downward.
  public func layoutIfNeeded() {
    var top = self
    while let next = top.parent, next.wantsLayout { top = next }
    top.layOutTree()
  }

  /// Whether its contents are to be made anew.
  public func needsDisplay() -> Bool { wantsDisplay }

  /// Lets its contents be made anew, at the next commit.
  public func setNeedsDisplay() {
    guard presented == nil, !wantsDisplay else { return }
    wantsDisplay = true
    let world = SimulatedWorld.current
    world.layersToDisplay.append(WeakLayer(layer: self))
    _ = world.transaction
  }

  /// Makes its contents now if that is needed.
  public func displayIfNeeded() {
    guard wantsDisplay else { return }
    wantsDisplay = false
    display()
  }

  private func layOutTree() {
    if wantsLayout {
      wantsLayout = false
      layoutSublayers()
    }
    for child in children { child.layOutTree() }
    ownMask?.layOutTree()
  }
}
