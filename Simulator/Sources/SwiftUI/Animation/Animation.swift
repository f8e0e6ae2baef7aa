/// How a change is shown over time.
///
/// The simulation only tells whether there is one.
public struct Animation: Equatable, Sendable {
  let name: String

  /// The system's own.
  public static let `default` = Animation(name: "default")

  /// Slower at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut(\(duration))")
  }

  /// The same speed all the way.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear(\(duration))")
  }
}
