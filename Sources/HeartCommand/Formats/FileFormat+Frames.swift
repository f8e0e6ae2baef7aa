internal import HeartImages

extension FileFormat {
  /// How it counts the time of its frames; nil where it has none.
  var clock: FrameSchedule.Clock? {
    switch self {
    case .apng: .fractions
    case .webp: .milliseconds
    case .gif: .hundredths
    case .png, .svg, .lottie: nil
    }
  }

  /// How much longer a frame takes to be drawn and written than to be drawn, in whole times.
  ///
  /// Measured as processor time with a release build: both changes of `burst` at 256 × 256, 63
  /// frames. Drawing took 20 nanoseconds a pixel, and with it an APNG 56, a WebP 76, and with
  /// `--smallest` 1,400 and 3,500; a GIF, drawn twice, 21.
  func cost(isSmallest: Bool) -> Int {
    switch self {
    case .apng: isSmallest ? 70 : 3
    case .webp: isSmallest ? 175 : 4
    case .png: 2
    case .gif, .svg, .lottie: 1
    }
  }
}
