/// Which instants a moving file shows, and for how long.
///
/// Frame k shows the instant k/rate. The last moving frame is shortened, so that the delays add up
/// to the duration; then one settled frame is held.
///
/// ```
/// let schedule = FrameSchedule(duration: 0.35, rate: 30, hold: 1, clock: .hundredths)
/// schedule.times.count                   // 11
/// schedule.delays.map(\.numerator)       // 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 2, 100
/// ```
public struct FrameSchedule: Equatable, Sendable {
  /// How a format counts time.
  public enum Clock: CaseIterable, Sendable {
    /// Any fraction of two numbers up to 65,535: APNG.
    case fractions
    /// Milliseconds: WebP.
    case milliseconds
    /// Hundredths of a second, at least two of them: GIF.
    case hundredths
  }

  /// The instants of the moving frames, in seconds.
  public let times: [Double]
  /// How long each frame is shown, in order.
  ///
  /// One more than the ``times``: the last is the settled frame's hold.
  public let delays: [FrameDelay]

  /// Creates the schedule of a motion.
  ///
  /// Counted in milliseconds or hundredths, each frame ends on the step nearest to its true end,
  /// and the last moving one on the step nearest to the duration. A last frame that would get less
  /// than the clock can show is left out, and the one before it is shown longer; so is one of 10
  /// milliseconds or less among longer ones, since browsers show such a frame for 100.
  ///
  /// As fractions, the delays add up to the duration exactly where it is a fraction with a
  /// denominator up to 65,535, at any rate. Where it is none, as of a spring, they do within a
  /// microsecond from 8 frames a second on, and within 8 of them below.
  ///
  /// - Parameters:
  ///   - duration: How long it moves, in seconds; 0 or more.
  ///   - rate: The frames in a second; above 0, at most the clock's ``Clock/rateLimit``. Browsers
  ///     show a frame of 10 milliseconds or less for 100, so from 100 frames a second on they play
  ///     ten times too slowly.
  ///   - hold: For how long the settled frame is shown, in seconds; 0 to the clock's
  ///     ``Clock/longestDelay``. Rounded to the clock's steps; at least 2 hundredths for GIF.
  ///   - clock: How the format counts time.
  public init(duration: Double, rate: Double, hold: Double, clock: Clock) {
    precondition(
      duration >= 0 && duration.isFinite, "A motion cannot last \(duration) seconds")
    precondition(
      rate > 0 && rate <= clock.rateLimit,
      "A rate must be above 0, at most \(clock.rateLimit) frames a second, not \(rate)")
    precondition(
      0...clock.longestDelay ~= hold,
      "A hold must be 0…\(clock.longestDelay) seconds, not \(hold)")
    // A rate whose own frames are so short is meant for players that show them.
    let keepsShortFrames = 1 / rate <= Self.slowedDelay
    let (moving, settled) =
      switch clock {
      case .fractions:
        (
          FrameDelay.fractions(
            lasting: duration, rate: rate, least: keepsShortFrames ? 0 : Self.slowedDelay + 0.001),
          FrameDelay.nearest(to: hold)
        )
      case .milliseconds:
        (
          FrameDelay.steps(
            per: 1000, lasting: duration, rate: rate, least: keepsShortFrames ? 1 : 11, alone: 1),
          FrameDelay(Int((hold * 1000).rounded()), per: 1000)
        )
      case .hundredths:
        (
          FrameDelay.steps(per: 100, lasting: duration, rate: rate, least: 2, alone: 2),
          FrameDelay(max(2, Int((hold * 100).rounded())), per: 100)
        )
      }
    times = moving.indices.map { Double($0) / rate }
    delays = moving + [settled]
  }

  /// The longest delay, in seconds, that browsers take for a tenth of one.
  private static let slowedDelay = 0.01

  /// When each frame ends, in seconds from the start.
  public var ends: [Double] {
    var end = 0.0
    return delays.map { delay in
      end += delay.seconds
      return end
    }
  }
}

extension FrameSchedule.Clock {
  /// The most frames in a second that it can tell apart.
  public var rateLimit: Double {
    switch self {
    case .fractions: 65_535
    case .milliseconds: 1000
    case .hundredths: 50
    }
  }

  /// The longest that one frame can be shown, in seconds.
  public var longestDelay: Double {
    switch self {
    case .fractions: 65_535
    case .milliseconds: 16_777.215
    case .hundredths: 655.35
    }
  }
}
