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
  /// than the clock's ``Clock/shortestDelay`` is left out, and the one before it is shown longer.
  /// Only where the whole motion is shorter has its one frame less.
  ///
  /// As fractions, the delays add up to the duration exactly where it is a fraction with a
  /// denominator up to 65,535, at any rate. Where it is none, as of a spring, they do within a
  /// microsecond from 8 frames a second on, within 8 from 1 on, and below within 8 for each second
  /// that a frame lasts.
  ///
  /// - Parameters:
  ///   - duration: How long it moves, in seconds; 0 or more.
  ///   - rate: The frames in a second; above 0, at most the clock's ``Clock/rateLimit``.
  ///   - hold: For how long the settled frame is shown, in seconds; 0 to the clock's
  ///     ``Clock/longestDelay``. Rounded to the clock's steps; at least 2 hundredths for GIF. What
  ///     is below the clock's ``Clock/shortestDelay`` browsers show for longer.
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
    let least = clock.shortestDelay
    let (moving, settled) =
      switch clock {
      case .fractions:
        (
          FrameDelay.fractions(lasting: duration, rate: rate, least: least),
          FrameDelay.nearest(to: hold)
        )
      case .milliseconds:
        (
          FrameDelay.steps(per: 1000, lasting: duration, rate: rate, least: least, alone: 0.001),
          FrameDelay(Int((hold * 1000).rounded()), per: 1000)
        )
      case .hundredths:
        (
          FrameDelay.steps(per: 100, lasting: duration, rate: rate, least: least, alone: least),
          FrameDelay(Int((max(least, hold) * 100).rounded()), per: 100)
        )
      }
    times = moving.indices.map { Double($0) / rate }
    delays = moving + [settled]
  }

  /// How many frames a motion has, before its settled one.
  ///
  /// So many begin before it ends; a schedule may leave the last one out.
  ///
  /// - Parameters:
  ///   - duration: How long it moves, in seconds; 0 or more.
  ///   - rate: The frames in a second; above 0.
  public static func movingFrameCount(duration: Double, rate: Double) -> Int {
    let exact = duration * rate
    let nearest = exact.rounded()
    // 0.35 / 0.15 × 27 is 63 frames, though it comes out a bit above.
    return Int(abs(exact - nearest) <= 1e-9 * exact ? nearest : exact.rounded(.up))
  }
}

extension FrameSchedule.Clock {
  /// The shortest frame that browsers show as told, in seconds.
  ///
  /// Chromium and Firefox show one of 10 milliseconds or less for 100, and WebKit one below 11; a
  /// GIF's clock has 20 next.
  public var shortestDelay: Double { self == .hundredths ? 0.02 : 0.011 }

  /// The most frames in a second that browsers show as told.
  ///
  /// 90, and 50 of a GIF.
  public var rateLimit: Double { (1 / shortestDelay).rounded(.down) }

  /// The longest that one frame can be shown, in seconds.
  public var longestDelay: Double {
    switch self {
    case .fractions: 65_535
    case .milliseconds: 16_777.215
    case .hundredths: 655.35
    }
  }
}
