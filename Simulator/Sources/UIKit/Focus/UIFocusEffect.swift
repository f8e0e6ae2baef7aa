import Foundation

/// How it is shown that keys come to a view; in itself, as the system likes.
@MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's own effect.
  public override init() { super.init() }

  /// Itself: effects are not changed.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
