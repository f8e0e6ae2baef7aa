/// The size of a whole icon over time.
///
/// At rest it is 1.
struct MovingScale: Equatable, Sendable {
  // Behind a reference: a button that rests need not have room for a spring.
  private indirect enum Course: Equatable, Sendable {
    case rest
    case spring(MovingSpring)
    case track(ValueTrack, start: Double, from: Double, speed: Double)
    case back(MovingValue)
  }

  private var course = Course.rest

  /// The size at an instant; always above 0.
  func value(at time: Double) -> Double {
    switch course {
    case .rest: 1
    case .spring(let spring): spring.value(at: time)
    case .track(let track, let start, let origin, let speed):
      track.value(at: (time - start) * speed, from: origin)
    case .back(let value): value.value(at: time)
    }
  }

  /// The instant from which on the size is exactly 1.
  var end: Double {
    switch course {
    case .rest: -.infinity
    case .spring(let spring): spring.end
    case .track(let track, let start, _, let speed): start + track.duration / speed
    case .back(let value): value.end
    }
  }

  /// Begins what a style does when its button is selected.
  ///
  /// It begins from the size at that instant.
  ///
  /// - Parameter isFresh: Whether the style's ring begins with it. A track may rely on being hidden
  ///   by the ring; beside one that is half gone, the size just goes back to 1.
  mutating func select(at time: Double, in style: FavoriteStyle, speed: Double, isFresh: Bool) {
    switch style.scale {
    case .still: back(at: time, in: style.select, speed: speed)
    case .spring(let spring, let hit):
      let faster = spring.faster(by: speed)
      let velocity = faster.charged(
        velocity(at: time), from: value(at: time) - 1, with: hit * speed)
      swing(on: faster, at: time, velocity: velocity)
    case .track where !isFresh: back(at: time, in: style.select, speed: speed)
    case .track(let track):
      course = .track(track, start: time, from: value(at: time), speed: speed)
    }
  }

  /// Sends the size back to 1.
  ///
  /// A spring keeps its velocity, anything else takes the way back.
  mutating func deselect(at time: Double, in style: FavoriteStyle, speed: Double) {
    guard case .spring = course, case .spring(let spring, _) = style.scale else {
      return back(at: time, in: style.deselect, speed: speed)
    }
    swing(on: spring.faster(by: speed), at: time, velocity: velocity(at: time))
  }

  private mutating func swing(on spring: SpringMotion, at time: Double, velocity: Double) {
    course = .spring(
      MovingSpring(from: value(at: time), velocity: velocity, to: 1, at: time, along: spring))
  }

  private mutating func back(at time: Double, in timing: FavoriteStyle.Timing, speed: Double) {
    guard time < end else {
      course = .rest
      return
    }
    var way = MovingValue(resting: value(at: time))
    way.move(to: 1, at: time, over: timing.duration / speed, along: timing.curve)
    course = .back(way)
  }

  private func velocity(at time: Double) -> Double {
    guard case .spring(let spring) = course else { return 0 }
    return spring.velocity(at: time)
  }
}

extension SpringMotion {
  /// The same spring in a time that runs faster.
  fileprivate func faster(by speed: Double) -> SpringMotion {
    SpringMotion(duration: duration / speed, bounce: bounce)
  }

  /// The velocity after a hit that tops up the spring's energy.
  ///
  /// The energy becomes what it would be from rest. Adding the hit each time would let quick taps
  /// build a swing beyond every bound.
  fileprivate func charged(_ velocity: Double, from displacement: Double, with hit: Double)
    -> Double
  {
    let stored = frequency * displacement
    let room = hit * hit - stored * stored
    let topped = room > 0 ? room.squareRoot() : 0
    return max(velocity, topped)
  }
}
