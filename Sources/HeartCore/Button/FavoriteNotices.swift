/// What a favorite button tells after an event.
///
/// `settled` is told first, then `changed`. Both speak of the person's own changes only.
/// What code sets is never told.
public struct FavoriteNotices: Equatable, Sendable {
  /// How the motion of a change came to its end.
  public enum Settlement: Equatable, Sendable {
    /// The motion ran to its end.
    case finished
    /// Another change, or another item, took its place.
    case cancelled
  }

  /// An earlier change is over; told exactly once for each.
  public var settled: Settlement?
  /// The person changed the state; the value is the new one.
  public var changed: Bool?

  /// Creates what is told; by default nothing.
  public init(settled: Settlement? = nil, changed: Bool? = nil) {
    self.settled = settled
    self.changed = changed
  }

  /// Nothing to tell.
  public static let none = FavoriteNotices()
}
