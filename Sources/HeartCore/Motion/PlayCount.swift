/// How often a file plays its motion.
public enum PlayCount: Equatable, Sendable {
  /// A number of times, 1 or more.
  case times(Int)
  /// Until it is put away.
  case forever

  /// One time.
  public static let once = PlayCount.times(1)
}
