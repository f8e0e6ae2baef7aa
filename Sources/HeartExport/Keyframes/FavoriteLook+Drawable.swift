import HeartCore

extension FavoriteLook {
  /// Whether there is something to draw, and a place where it goes.
  package func canBeDrawn(in slot: Box) -> Bool {
    guard icon.fillRadius > 0, icon.fillRadius.isFinite else { return false }
    if case .outline(let outline) = icon.art {
      // What has no area shows nothing, in any view box.
      guard outline.hasArea else { return false }
      // Nor does what is nowhere in it.
      guard let bounds = outline.bounds, bounds.overlaps(icon.frame) else { return false }
    }
    let zoom = icon.zoom(in: slot, placement: placement, heartSize: heartSize)
    // What reaches so far is a slip, of the view box or the size, and drowns in rounding.
    return zoom.map { $0.scale * icon.fillRadius < 1e9 } ?? false
  }
}

extension Box {
  /// Whether it has a place in common with another, be it of an edge.
  fileprivate func overlaps(_ other: Box) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}
