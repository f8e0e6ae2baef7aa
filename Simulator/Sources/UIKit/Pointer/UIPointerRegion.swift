import Foundation

/// A rectangle in which the pointer looks the same.
@MainActor
open class UIPointerRegion: NSObject {
  private nonisolated let box: CGRect
  private nonisolated(unsafe) let name: AnyHashable?

  /// Creates a region of the view's coordinates.
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(rect, identifier)
  }

  private init(_ box: CGRect, _ name: AnyHashable?) {
    self.box = box
    self.name = name
    super.init()
  }

  /// Where it is.
  open var rect: CGRect { box }
  /// What it is told from others by.
  open var identifier: AnyHashable? { name }

  /// Whether both are the same place of the same name; our choice.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return box == other.box && name == other.name
  }

  /// The same for equal ones.
  nonisolated open override var hash: Int { box.minX.hashValue ^ box.width.hashValue }
}
