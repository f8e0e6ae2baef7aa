extension CALayer {
  /// What it lies in.
  public var superlayer: CALayer? {
    presented == nil ? parent : presented?.parent?.presentation()
  }

  /// What lies in it, from the back to the front.
  ///
  /// Nil for none.
  public var sublayers: [CALayer]? {
    get {
      if let presented { return presented.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      for child in children where !(newValue ?? []).contains(where: { $0 === child }) {
        child.removeFromSuperlayer()
      }
      for (index, child) in (newValue ?? []).enumerated() { insert(child, at: index) }
    }
  }

  /// What is shown of the layer: as much as this one's alpha.
  ///
  /// It must lie in no other layer.
  public var mask: CALayer? {
    get { presented == nil ? ownMask : presented?.ownMask?.presentation() }
    set {
      precondition(presented == nil, "A presentation layer shows, and cannot be changed.")
      if newValue === ownMask { return }
      precondition(
        newValue?.parent == nil, "A mask with a superlayer: what comes of it is not documented.")
      ownMask?.parent = nil
      ownMask = newValue
      newValue?.parent = self
      _ = SimulatedWorld.current.transaction
    }
  }

  /// Puts a layer in front of those in it.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer among those in it, at an index.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts a layer behind one of those in it, or behind all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0) } ?? 0)
  }

  /// Puts a layer in front of one of those in it.
  ///
  /// Or of all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0) + 1 } ?? children.count)
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    let place = index(of: oldLayer)
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  /// Takes it out of what it lies in.
  ///
  /// A mask is no longer one.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.ownMask === self { parent.ownMask = nil }
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    self.parent = nil
  }

  private func insert(_ layer: CALayer, at place: Int) {
    precondition(presented == nil, "A presentation layer shows, and cannot be changed.")
    var above: CALayer? = self
    while let next = above {
      precondition(next !== layer, "A layer cannot lie in itself.")
      above = next.parent
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(place, children.count))
    layer.parent = self
    setNeedsLayout()
    _ = SimulatedWorld.current.transaction
  }

  private func index(of layer: CALayer) -> Int {
    guard let index = children.firstIndex(where: { $0 === layer }) else {
      fatalError("\(layer) does not lie in \(self).")
    }
    return index
  }
}
