import HeartCore

/// Particles that fly outward from the icon's middle, all alike.
///
/// At any time all are equally far out, and have shrunk by the same share.
struct MotionSwarm: Sendable {
  /// One of them.
  struct Member: Sendable {
    /// Its layer in the motion, by its place in the list.
    let layer: Int
    /// Its direction in radians, clockwise from the right.
    let angle: Double
    /// Its largest radius, in points.
    let radius: Double
    /// Its color.
    let color: RGBA
  }

  /// The particles in their order; at least one.
  let members: [Member]
  /// How far out they are, in points.
  let distance: FittedTrack
  /// The radius as a share of each one's largest.
  let size: FittedTrack
  /// The same share; 0 while they are not there.
  let sizeWhileThere: FittedTrack
  /// How much shows; 0 where they are not there.
  let opacity: FittedTrack
  /// The opacity that they have whenever they are there.
  ///
  /// Nil where that changes.
  let steadyOpacity: Double?
  /// When they are there, in seconds.
  let spans: [ClosedRange<Double>]
}

extension MotionSwarm {
  /// The particles among some layers that fly alike, each lot by itself.
  static func all(in layers: [MotionLayer]) -> [MotionSwarm] {
    var flights: [(flight: Flight, members: [Member])] = []
    for (index, layer) in layers.enumerated() {
      guard let flight = Flight(layer) else { continue }
      let member = Member(
        layer: index, angle: flight.angle, radius: flight.radius, color: layer.color)
      if let alike = flights.firstIndex(where: { $0.flight.isLike(flight) }) {
        flights[alike].members.append(member)
      } else {
        flights.append((flight, [member]))
      }
    }
    return flights.map { MotionSwarm($0.flight, $0.members) }
  }

  private init(_ flight: Flight, _ members: [Member]) {
    let layer = flight.layer
    let bound = layer.bounds.length
    let largest = members.reduce(0) { max($0, $1.radius) }
    self.members = members
    distance = TrackFitter(tolerances: [bound]).track(flight.runs(of: flight.distances))
    let sizes = TrackFitter(tolerances: [bound / largest])
    let runs = flight.runs(of: flight.sizes)
    size = sizes.track(runs)
    sizeWhileThere = sizes.track(zip(runs, layer.pieces).map { $0 ?? $1.absence })
    opacity = layer.track([.opacity])
    steadyOpacity = layer.steadyOpacity
    spans = layer.spans
  }
}

/// The way of one particle, straight outward.
private struct Flight {
  let layer: MotionLayer
  let angle: Double
  let radius: Double
  /// The distances in each piece; nil where the particle is not there.
  let distances: [[Double]?]
  /// The radius in each piece, as a share of the largest.
  let sizes: [[Double]?]

  /// The way of a layer, if it is a particle's that flies straight outward.
  init?(_ layer: MotionLayer) {
    guard case .particle = layer.role, !layer.isMasked, !layer.isLine, layer.shape == .disc else {
      return nil
    }
    let states = layer.pieces.map { piece in
      piece.states[1][layer.index] == nil ? nil : piece.states.compactMap { $0[layer.index] }
    }
    let seen = states.flatMap { $0 ?? [] }
    let farthest = seen.max { $0.place.length < $1.place.length }
    guard let farthest, farthest.place.length > 0 else { return nil }
    let direction = farthest.place * (1 / farthest.place.length)
    let largest = seen.reduce(0) { max($0, $1.scale) }
    let allowed = layer.bounds.length / 16
    for state in seen {
      let aside = state.place.dx * direction.dy - state.place.dy * direction.dx
      guard abs(aside) <= allowed else { return nil }
    }
    self.layer = layer
    angle = Elementary.arcTangent(y: direction.dy, x: direction.dx)
    radius = largest
    distances = states.map { $0?.map { $0.place.dot(direction) } }
    sizes = states.map { $0?.map { $0.scale / largest } }
  }

  /// Whether another particle is always as far out, and as much smaller than it was.
  func isLike(_ other: Flight) -> Bool {
    guard layer.spans == other.layer.spans else { return false }
    let allowed = layer.bounds.length / 16
    for index in distances.indices {
      guard let mine = distances[index], let theirs = other.distances[index],
        let size = sizes[index], let otherSize = other.sizes[index]
      else { continue }
      for sample in mine.indices {
        guard abs(mine[sample] - theirs[sample]) <= allowed,
          abs(size[sample] - otherSize[sample]) * other.radius <= allowed,
          layer.pieces[index].states[sample][layer.index]?.opacity
            == other.layer.pieces[index].states[sample][other.layer.index]?.opacity
        else { return false }
      }
    }
    return true
  }

  func runs(of values: [[Double]?]) -> [TrackFitter.Run?] {
    zip(layer.pieces, values).map { piece, values in
      values.map {
        TrackFitter.Run(times: piece.times, values: $0.map { [$0] }, holds: piece.holds)
      }
    }
  }
}

extension LayerState {
  fileprivate var place: Vector2D { Vector2D(dx: x, dy: y) }
}
