/// Where an icon goes in the room that it is given.
public enum Placement: CaseIterable, NamedChoice, Sendable {
  /// Centered, in its own aspect.
  ///
  /// It fills the room, or is as wide as asked.
  case fitted
  /// As the construction of a square and two circles leaves it.
  ///
  /// It is kept exactly: turned about the middle of the room, which the heart's box is then not
  /// centered on.
  case seed

  /// The placement with a name as people write it.
  ///
  /// Nil where there is none.
  public init?(_ text: String) { self.init(named: text) }

  /// The name as people write it.
  public var text: String {
    switch self {
    case .fitted: "fitted"
    case .seed: "seed"
    }
  }
}

extension Icon {
  /// Where the icon goes in a rectangle.
  ///
  /// Nil where either has no area or a number is not finite.
  ///
  /// - Parameters:
  ///   - box: The room, in points.
  ///   - placement: How the room is used. Only the heart has a construction; any other icon is
  ///     fitted.
  ///   - heartSize: In points, above zero. Fitted, the width of the icon's frame, not limited by
  ///     the room; nil fills the room. In the seed's placement, three times the radius of the
  ///     lobes; nil is ``FavoriteDefaults/heartSize``.
  public func zoom(
    in box: Box, placement: Placement = .fitted, heartSize: Double? = nil
  ) -> Zoom? {
    guard !box.isEmpty else { return nil }
    if placement == .seed, let pivot = landmarks.pivot {
      let size = heartSize ?? FavoriteDefaults.heartSize
      // The heart's own unit is the radius of its lobes.
      return Zoom(placing: pivot, at: box.center, scale: size / 3)
    }
    return Self.fit(frame, in: box, width: heartSize)
  }

  /// How a rectangle is centered in another, in its own aspect.
  ///
  /// Nil where either has no area.
  ///
  /// - Parameter width: The width to give it, in points; nil makes it as large as there is room.
  static func fit(_ frame: Box, in box: Box, width: Double? = nil) -> Zoom? {
    guard !frame.isEmpty else { return nil }
    let filling = min(box.width / frame.width, box.height / frame.height)
    return Zoom(
      placing: frame.center, at: box.center, scale: width.map { $0 / frame.width } ?? filling)
  }
}

extension Zoom {
  fileprivate init?(placing place: Point2D, at target: Point2D, scale: Double) {
    let offset = target - (.origin + (place - .origin) * scale)
    guard scale > 0, scale.isFinite, offset.dx.isFinite, offset.dy.isFinite else { return nil }
    self.init(scale: scale, offset: offset)
  }
}
