import Foundation

/// Shows what a view is in large, while a finger rests on it.
@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private weak var asked: (any UILargeContentViewerInteractionDelegate)?
  private weak var place: UIView?

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    asked = delegate
    super.init()
  }

  /// Who is asked and told.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { asked }
  /// The view that it answers in.
  open var view: UIView? { place }
  /// Nothing.
  open func willMove(to view: UIView?) {}
  /// Answers in another view.
  open func didMove(to view: UIView?) { place = view }

  /// Whether things are shown in large: where text is of a size for those who see badly.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// What a finger that rests at a point of the view's coordinates would show.
  @_spi(Simulation) public func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view = place,
      view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return nil }
    let item =
      asked?.largeContentViewerInteraction(self, itemAt: point) ?? view.hitTest(point, with: nil)
    return item?.showsLargeContentViewer == true ? item : nil
  }

  /// Tells that the finger was lifted from a point of the view's coordinates.
  ///
  /// The delegate hears it in the coordinates of the item's view. What UIKit does for its own
  /// controls where there is no delegate is not modelled.
  @_spi(Simulation) public func lift(at point: CGPoint) {
    let item = item(at: point)
    var place = point
    if let itsView = item as? UIView, let view { place = view.convert(point, to: itsView) }
    asked?.largeContentViewerInteraction(self, didEndOn: item, at: place)
  }
}
