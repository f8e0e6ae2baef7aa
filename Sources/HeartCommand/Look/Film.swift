internal import HeartCore

/// A way that the button's state can change.
enum Change: Sendable {
  case select
  case deselect
}

/// A change from the tap on until everything is settled.
struct Film: Sendable {
  /// The most frames in a second that can be asked for.
  static let rateLimit = 1000
  /// The most frames that one folder is meant to hold.
  static let frameLimit = 10_000

  /// How long the change moves, in seconds.
  let duration: Double
  /// What is to be seen when it is over.
  let settled: FavoriteInstant
  private let model: FavoriteModel

  /// The change, with the look's style and speed.
  init(_ change: Change, _ look: Look) {
    let selecting = change == .select
    duration = look.style.duration(
      selecting: selecting, speed: look.speed, reducesMotion: look.reducesMotion)
    settled = .settled(selected: selecting)
    var model = FavoriteModel(
      isSelected: !selecting, style: look.style, speed: look.speed,
      reducesMotion: look.reducesMotion)
    _ = model.handle(.set(selecting, animated: true), at: 0)
    self.model = model
  }

  /// What is to be seen some seconds after the tap.
  func instant(at seconds: Double) -> FavoriteInstant {
    model.instant(at: seconds)
  }

  /// How many frames show the motion, at a rate in frames a second; a settled one follows.
  func movingFrameCount(rate: Double) -> Int {
    let exact = duration * rate
    let nearest = exact.rounded()
    // 0.35 / 0.15 × 27 is 63 frames, though it comes out a bit above.
    return Int(abs(exact - nearest) <= 1e-9 * exact ? nearest : exact.rounded(.up))
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
