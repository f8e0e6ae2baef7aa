import HeartCore

/// A storyboard's motion by layers, ready to be written as keyframes.
///
/// It knows no style: it looks at pictures, finds where something appears, goes, jumps or turns a
/// corner, and fits what lies between.
struct FittedMotion: Sendable {
  /// The largest error of a length, in points of the canvas.
  ///
  /// It is a two-thousandth of the canvas's longer side, since such a file is shown at any size, and
  /// never more than a twentieth of a point.
  let lengthBound: Double
  /// The largest error of an opacity.
  static let opacityBound = 1.0 / 512

  /// The share of a bound that is kept at the instants that are looked at.
  ///
  /// Between them a step may stray by a little more.
  private static let fittedShare = 0.8

  /// The storyboard.
  let storyboard: Storyboard
  /// The middle of the icon's frame at rest, on the canvas.
  let center: Point2D
  /// The masked group itself: its mask, scale and opacity.
  let group: MotionLayer
  /// All that is drawn, from the back to the front.
  let layers: [MotionLayer]
  /// The particles that fly alike, by their common motion.
  ///
  /// Particles that do not fly straight outward are in none.
  let swarms: [MotionSwarm]

  /// Looks at a storyboard, and fits it.
  init(_ storyboard: Storyboard) {
    let reader = StageReader(storyboard)
    let lengthBound = min(0.05, storyboard.canvas.longerSide / 2000)
    let bounds = FitBounds(
      length: lengthBound * Self.fittedShare, opacity: Self.opacityBound * Self.fittedShare,
      groupReach: storyboard.look.icon.fillRadius * reader.rest.scale)
    let pieces = Self.pieces(of: reader, bounds)
    self.storyboard = storyboard
    self.lengthBound = lengthBound
    center = reader.center
    group = MotionLayer(
      role: .shape, shape: storyboard.settled.group?.mask ?? .disc, color: .black, isMasked: false,
      isLine: false, zoom: reader.restZoom, spans: [0...storyboard.duration], pieces: pieces,
      bounds: bounds)
    layers = Self.layers(of: storyboard, pieces, bounds)
    swarms = MotionSwarm.all(in: layers)
  }

  private static func pieces(of reader: StageReader, _ bounds: FitBounds) -> [MotionPiece] {
    let scenes = reader.storyboard.scenes
    var pieces: [MotionPiece] = []
    var start = 0.0
    for (index, scene) in scenes.enumerated() {
      let sampler = SceneSampler(reader: reader, film: scene.film, bounds: bounds)
      pieces += sampler.pieces(startingAt: start)
      let rest = start + scene.film.duration
      start += scene.duration
      // The last end is shown even if it is not held.
      guard start > rest || index == scenes.count - 1 else { continue }
      let state = sampler.state(at: scene.film.duration)
      pieces.append(MotionPiece(times: [rest, start], states: [state, state], holds: true))
    }
    return pieces
  }

  private static func layers(
    of storyboard: Storyboard, _ pieces: [MotionPiece], _ bounds: FitBounds
  ) -> [MotionLayer] {
    let count = pieces.reduce(0) { max($0, $1.states[0].layers.count) }
    return (0..<count).compactMap { order in
      let seen = pieces.last { $0.states[1][order] != nil }
      guard let seen, let state = seen.states.last?[order] else { return nil }
      let picture = storyboard.picture(at: seen.middle)
      let index = picture.items.firstIndex { $0.role.order == order }
      guard let index else { return nil }
      let item = picture.items[index]
      let shape: PictureShape = if case .box = item.shape { .disc } else { item.shape }
      return MotionLayer(
        role: item.role, shape: shape, color: item.color,
        isMasked: index < (picture.group?.itemCount ?? 0), isLine: item.lineWidth != nil,
        zoom: Zoom(scale: state.scale, offset: Vector2D(dx: state.x, dy: state.y)),
        spans: spans(of: order, pieces), pieces: pieces, bounds: bounds)
    }
  }

  private static func spans(of order: Int, _ pieces: [MotionPiece]) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for piece in pieces where piece.states[1][order] != nil {
      if let last = spans.last, last.upperBound == piece.start {
        spans[spans.count - 1] = last.lowerBound...piece.end
      } else {
        spans.append(piece.start...piece.end)
      }
    }
    return spans
  }
}
