import Foundation

/// From where to where the focus moved.
@MainActor
open class UIFocusUpdateContext: NSObject {
  private weak var earlier: UIView?
  private weak var later: UIView?

  init(from earlier: UIView?, to later: UIView?) {
    self.earlier = earlier
    self.later = later
    super.init()
  }

  /// The view that it left.
  open var previouslyFocusedView: UIView? { earlier }
  /// The view that it came to.
  open var nextFocusedView: UIView? { later }
}
