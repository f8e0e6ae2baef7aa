extension FrameDelay {
  /// The greatest number that a fraction of an APNG file has room for.
  static let fractionLimit = 65_535

  /// The same delay, or the nearest one, of numbers up to ``fractionLimit``.
  var fitted: FrameDelay {
    precondition(
      seconds <= Double(Self.fractionLimit),
      "A frame can be shown for \(Self.fractionLimit) seconds, not \(seconds)")
    return max(numerator, denominator) <= Self.fractionLimit ? self : .nearest(to: seconds)
  }

  /// The delays of a motion's frames, in whole steps of a clock.
  ///
  /// Each frame ends on the step that is nearest to its true end, so no error adds up.
  ///
  /// - Parameters:
  ///   - second: The clock's steps in a second.
  ///   - duration: How long the motion lasts, in seconds.
  ///   - rate: The frames in a second.
  ///   - least: The fewest seconds of a last frame; one that would get less is left out.
  ///   - alone: The fewest seconds of an only frame.
  static func steps(
    per second: Int, lasting duration: Double, rate: Double, least: Double, alone: Double
  ) -> [FrameDelay] {
    let total = Int((duration * Double(second)).rounded())
    // Rounding adds no step: 0.011 is 11 thousandths.
    let steps = { (seconds: Double) in Int((seconds * Double(second) - 1e-9).rounded(.up)) }
    let count = FrameSchedule.movingFrameCount(duration: duration, rate: rate)
    var starts = (0..<count).map {
      Int((Double($0) / rate * Double(second)).rounded())
    }
    while let last = starts.last, total - last < steps(starts.count > 1 ? least : alone) {
      starts.removeLast()
    }
    return zip(starts, starts.dropFirst() + [total]).map { FrameDelay($1 - $0, per: second) }
  }

  /// The delays of a motion's frames, as fractions of small numbers.
  ///
  /// 1/60 for 60 frames a second, and what is left for the last frame. Where that is no such
  /// fraction though the duration is one, all are steps of a clock that the duration fits.
  ///
  /// - Parameter least: The fewest seconds of a frame; a last one that would get less is left out.
  static func fractions(
    lasting duration: Double, rate: Double, least: Double
  ) -> [FrameDelay] {
    let count = FrameSchedule.movingFrameCount(duration: duration, rate: rate)
    guard count > 0, duration >= 1 / Double(fractionLimit) else { return [] }
    let step = nearest(to: 1 / rate)
    let rest = duration - Double(count - 1) * step.seconds
    let isLeftOut = count > 1 && rest < least
    let last = nearest(to: isLeftOut ? rest + step.seconds : rest)

    let whole = nearest(to: duration)
    let isExact = step.equals(1 / rate) && last.equals(isLeftOut ? rest + step.seconds : rest)
    if !isExact && whole.equals(duration) {
      let second = fractionLimit / whole.denominator * whole.denominator
      return steps(
        per: second, lasting: duration, rate: rate, least: least, alone: 1 / Double(second))
    }
    return Array(repeating: step, count: isLeftOut ? count - 2 : count - 1) + [last]
  }

  /// The fraction with numbers up to ``fractionLimit`` that is nearest to a number of seconds.
  ///
  /// The last convergent of its continued fraction, or what lies between that and the next.
  static func nearest(to seconds: Double) -> FrameDelay {
    var (before, now) = ((n: 0, d: 1), (n: 1, d: 0))
    var rest = seconds
    while true {
      let whole = rest.rounded(.down)
      let room = min(
        now.n == 0 ? fractionLimit : (fractionLimit - before.n) / now.n,
        now.d == 0 ? fractionLimit : (fractionLimit - before.d) / now.d)
      let next = { (term: Int) in (n: term * now.n + before.n, d: term * now.d + before.d) }
      guard whole <= Double(room) else {
        // A part of the next term may come nearer than none of it.
        let part = next(room)
        let partial = part.d == 0 ? FrameDelay(now.n, per: now.d) : FrameDelay(part.n, per: part.d)
        guard now.d > 0 else { return partial }
        let convergent = FrameDelay(now.n, per: now.d)
        return abs(partial.seconds - seconds) < abs(convergent.seconds - seconds)
          ? partial : convergent
      }
      (before, now) = (now, next(Int(whole)))
      let reached = FrameDelay(now.n, per: now.d)
      if reached.equals(seconds) { return reached }
      rest = 1 / (rest - whole)
    }
  }

  /// Whether it is a number of seconds, but for the rounding of Doubles.
  ///
  /// Two fractions of numbers up to ``fractionLimit`` differ by 2e-10 or more, and what
  /// subtracting seconds rounds away is below 1e-12.
  private func equals(_ seconds: Double) -> Bool { abs(self.seconds - seconds) <= 1e-12 }
}
