import Foundation

/// Has a view, and makes it when it is first asked for.
@MainActor
open class UIViewController: UIResponder {
  private var made: UIView?

  /// Creates a controller.
  public override init() { super.init() }

  /// The view; asking for it makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return made
    }
    set {
      made?.tree.controller = nil
      made = newValue
      newValue?.tree.controller = self
    }
  }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { made }
  /// Whether it was made.
  open var isViewLoaded: Bool { made != nil }
  /// Makes the view; a plain one unless overridden.
  open func loadView() { view = UIView() }
  /// Makes the view, if it is not there.
  open func loadViewIfNeeded() {
    guard made == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Hears that the view was made.
  open func viewDidLoad() {}
  /// What it is called.
  open var title: String?
  /// The traits that hold in its view.
  open var traitCollection: UITraitCollection { made?.traitCollection ?? .unscened }
  /// Hears that other traits hold in its view now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Its view's superview.
  open override var next: UIResponder? { made?.superview }
}
