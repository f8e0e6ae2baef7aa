import Foundation

/// Where the pointer is.
@MainActor
open class UIPointerRegionRequest: NSObject {
  private let point: CGPoint

  init(at point: CGPoint) {
    self.point = point
    super.init()
  }

  /// The place, in the view's coordinates.
  open var location: CGPoint { point }
  /// The modifiers that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}
