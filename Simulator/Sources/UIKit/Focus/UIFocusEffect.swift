import Foundation

/// How it is shown that keys come to a view; in itself, as the system likes.
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's own effect.
  public override init() { super.init() }

  /// Traps: nothing here copies it.
  open func copy(with zone: NSZone? = nil) -> Any {
    fatalError("Copying a focus effect is not modelled.")
  }
}
