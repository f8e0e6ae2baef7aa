import CoreGraphics
import Foundation
import QuartzCore

/// The highest view, which is what the screen shows.
@MainActor
open class UIWindow: UIView {
  weak var firstResponder: UIResponder?
  weak var focused: UIView?
  var touches: [UITouch] = []
  var display = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

  /// The traits of what is around the window; each change is told to all that is inside.
  @_spi(Simulation) public var surroundings = UITraitCollection.unscened {
    didSet { spreadAppearance() }
  }

  /// Creates a window in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    tree.window = self
    layer.isHidden = true
  }

  /// Traps: windows are not archived here.
  public required init?(coder: NSCoder) { fatalError("Archiving a window is not modelled.") }

  /// The display.
  open var screen: UIScreen { display }
  /// Whether keys come here.
  open private(set) var isKeyWindow = false
  /// Who has the view that fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Shows the window and has keys come to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Has keys come to it.
  open func makeKey() { isKeyWindow = true }

  /// Takes what the person did to those whom it concerns.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      deliver(presses)
    } else {
      deliver(event)
    }
  }

  /// Nobody: there is no application object here.
  open override var next: UIResponder? { nil }
}
