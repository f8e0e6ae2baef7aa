import HeartCore

/// One role of a storyboard's pictures, and what becomes of it.
///
/// Places are points of the canvas, from the middle of the icon's frame at rest.
/// For what lies inside the masked group they are as if the group stood still, so that the group's
/// own motion comes on top.
struct MotionLayer: Sendable {
  /// What of a layer can change.
  enum Channel: CaseIterable, Sendable {
    /// Where the shape's origin lies, to the right, in points.
    ///
    /// Of the group, where the middle of its icon lies.
    case x
    /// Where the shape's origin lies, downward, in points.
    ///
    /// Of the group, where the middle of its icon lies.
    case y
    /// How many points one point of the shape is.
    ///
    /// Of a disc, its radius. Of the group, 1 at rest.
    case scale
    /// How much shows, 0…1; 0 where the layer is not there.
    case opacity
    /// The width of a line along the rim, in points.
    ///
    /// 0 where there is none.
    case lineWidth
    /// The width of that line in the shape's own points.
    ///
    /// 0 where there is none.
    case lineShare
  }

  /// What the layer is for; of the group, the shape.
  let role: PictureItem.Role
  /// What is drawn; of the group, the mask.
  ///
  /// A rectangle that covers the mask is given as a disc that does so too.
  let shape: PictureShape
  /// The color, its own alpha included.
  let color: RGBA
  /// Whether it lies inside the masked group.
  let isMasked: Bool
  /// Whether it is a line along the rim.
  let isLine: Bool
  /// Where its shape goes when it is last seen.
  ///
  /// Of the group, where it goes at rest.
  let zoom: Zoom
  /// When it is there, in seconds; those that touch the end stay.
  let spans: [ClosedRange<Double>]
  let pieces: [MotionPiece]
  let bounds: FitBounds

  /// Some channels with the same keys and curves, fitted.
  ///
  /// For channels that need not move together, ask for each alone: that takes fewer keys.
  /// Each is off by no more than the motion's bound. While the layer is not there, all but the
  /// opacity hold.
  func track(_ channels: [Channel]) -> FittedTrack {
    let fitter = TrackFitter(tolerances: channels.map(tolerance))
    return fitter.track(pieces.map { run(channels, in: $0) })
  }

  /// A channel, fitted; 0 while the layer is not there.
  ///
  /// What has no size cannot be seen: that spares an opacity of its own.
  func track(whileThere channel: Channel) -> FittedTrack {
    let fitter = TrackFitter(tolerances: [tolerance(of: channel)])
    return fitter.track(pieces.map { run([channel], in: $0) ?? $0.absence })
  }

  /// The opacity that it has whenever it is there.
  ///
  /// Nil where that changes.
  var steadyOpacity: Double? {
    var steady: Double?
    for piece in pieces {
      for state in piece.states {
        guard let opacity = state[index]?.opacity else { continue }
        guard abs(opacity - (steady ?? opacity)) <= bounds.opacity / 16 else { return nil }
        steady = steady ?? opacity
      }
    }
    return steady
  }

  /// Its place in a state; nil of the group.
  var index: Int? { role == .shape ? nil : role.order }

  private func run(_ channels: [Channel], in piece: MotionPiece) -> TrackFitter.Run? {
    var run = TrackFitter.Run(times: piece.times, values: [], holds: piece.holds)
    for state in piece.states {
      guard let own = state[index] else {
        guard channels == [.opacity] else { return nil }
        run.values.append([0])
        continue
      }
      run.values.append(channels.map { own[$0] })
    }
    return run
  }

  private func tolerance(of channel: Channel) -> Double {
    let bound = bounds.largest(of: channel)
    switch channel {
    case .x, .y, .opacity, .lineWidth: return bound
    case .scale: return bound / reach
    case .lineShare: return bound / largestScale
    }
  }

  /// How far the shape reaches from its middle, in its own points.
  private var reach: Double {
    switch (index, shape) {
    case (nil, _): bounds.groupReach
    case (_, .disc): 1
    case (_, .outline), (_, .image), (_, .box): bounds.groupReach / zoom.scale
    }
  }

  private var largestScale: Double {
    var largest = 1e-9
    for piece in pieces {
      for state in piece.states { largest = max(largest, state[index]?.scale ?? 0) }
    }
    return largest
  }
}
