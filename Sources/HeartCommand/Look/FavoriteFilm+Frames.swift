internal import HeartCore
internal import HeartImages

extension FavoriteFilm {
  /// The most frames in a second that can be asked for.
  static let rateLimit = 1000
  /// The most frames that one file or folder is meant to hold.
  static let frameLimit = 10_000

  /// The change, with the look's style and speed.
  init(_ change: FavoriteChange, _ look: Look) {
    self.init(change, in: look.style.style, speed: look.speed, reducesMotion: look.reducesMotion)
  }

  /// How many frames show the motion, at a rate in frames a second; a settled one follows.
  func movingFrameCount(rate: Double) -> Int {
    FrameSchedule.movingFrameCount(duration: duration, rate: rate)
  }

  /// Frame k at k/rate while the motion lasts, then a settled one.
  func frames(rate: Double) -> [FavoriteInstant] {
    (0..<movingFrameCount(rate: rate)).map { instant(at: Double($0) / rate) } + [settled]
  }

  /// Instants evenly spread from the tap to the settled end, both among them; at least 2.
  func evenly(_ count: Int) -> [FavoriteInstant] {
    (0..<count - 1).map { instant(at: duration * Double($0) / Double(count - 1)) } + [settled]
  }
}
