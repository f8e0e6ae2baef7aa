import Foundation

/// Answers to the pointer in a view: asks for regions and looks, tells when it enters and leaves.
@MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  private weak var asked: (any UIPointerInteractionDelegate)?
  private weak var place: UIView?
  private var entered: UIPointerRegion?

  /// The look that was answered for the region that the pointer is in; nil outside.
  @_spi(Simulation) public private(set) var style: UIPointerStyle?

  /// Creates an interaction; without a delegate the look is the automatic one.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    asked = delegate
    super.init()
  }

  /// Who is asked and told.
  open weak var delegate: (any UIPointerInteractionDelegate)? { asked }
  /// Whether it answers; true at first.
  open var isEnabled = true {
    didSet { if !isEnabled { pointerLeft() } }
  }
  /// The view that it answers in.
  open var view: UIView? { place }
  /// Leaves the view that it was in.
  open func willMove(to view: UIView?) { if view !== place { pointerLeft() } }
  /// Answers in another view.
  open func didMove(to view: UIView?) { place = view }
  /// Has the look asked for again.
  open func invalidate() {
    guard let entered else { return }
    style = ask(styleFor: entered)
  }

  /// The pointer is at a point of the view's coordinates.
  ///
  /// The order of leaving one region and entering the next is our choice.
  @_spi(Simulation) public func pointerMoved(to point: CGPoint) {
    guard isEnabled, let view = place else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(at: point)
    let region =
      asked.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    guard region != entered else { return }
    pointerLeft()
    guard let region else { return }
    entered = region
    style = ask(styleFor: region)
    PointerAnimator.run { asked?.pointerInteraction(self, willEnter: region, animator: $0) }
  }

  /// The pointer is elsewhere.
  @_spi(Simulation) public func pointerLeft() {
    guard let region = entered else { return }
    entered = nil
    style = nil
    PointerAnimator.run { asked?.pointerInteraction(self, willExit: region, animator: $0) }
  }

  private func ask(styleFor region: UIPointerRegion) -> UIPointerStyle? {
    if let asked { return asked.pointerInteraction(self, styleFor: region) }
    return place.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}
