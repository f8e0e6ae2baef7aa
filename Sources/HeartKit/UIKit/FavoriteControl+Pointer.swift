#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  public import UIKit

  extension FavoriteControl: UIPointerInteractionDelegate {
    /// Lets the pointer be felt.
    func setUpPointer() {
      addInteraction(UIPointerInteraction(delegate: self))
    }

    /// The pointer is over the button wherever a touch would be.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      isEnabled ? UIPointerRegion(rect: CGRect(hitArea.box)) : nil
    }

    /// The system's own effect of a pointer on a button.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      // A preview of a view that is in no window is an error.
      guard isEnabled, window != nil else { return nil }
      return UIPointerStyle(effect: .automatic(UITargetedPreview(view: self)))
    }

    /// Shows that the pointer is over the button.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      send(.hover(true))
    }

    /// Shows that the pointer has left.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      send(.hover(false))
    }
  }
#endif
