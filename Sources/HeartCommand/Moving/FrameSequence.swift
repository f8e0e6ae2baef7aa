internal import HeartCore
internal import HeartImages

/// The frames of changes one after another, each held at its end.
struct FrameSequence {
  private let films: [FavoriteFilm]
  private let schedules: [FrameSchedule]

  /// The frames on a format's clock.
  ///
  /// - Parameters:
  ///   - rate: In frames a second.
  ///   - hold: For how long each end stays, in seconds.
  init(
    _ films: [FavoriteFilm], rate: Double, hold: Double, clock: FrameSchedule.Clock
  ) throws(CommandError) {
    // Counted before any is made: a slow change would have millions.
    let most = films.reduce(0) { $0 + $1.movingFrameCount(rate: rate) + 1 }
    guard most <= FavoriteFilm.frameLimit else { throw .tooManyFrames(most) }
    self.films = films
    schedules = films.map {
      FrameSchedule(duration: $0.duration, rate: rate, hold: hold, clock: clock)
    }
  }

  /// How many there are.
  var count: Int { schedules.reduce(0) { $0 + $1.delays.count } }

  /// What each frame shows, and for how long, one after the other.
  var all: some Sequence<(instant: FavoriteInstant, delay: FrameDelay)> {
    zip(films, schedules).lazy.flatMap { film, schedule in
      schedule.delays.indices.lazy.map { index in
        let isSettled = index == schedule.times.count
        return (
          isSettled ? film.settled : film.instant(at: schedule.times[index]),
          schedule.delays[index]
        )
      }
    }
  }
}
