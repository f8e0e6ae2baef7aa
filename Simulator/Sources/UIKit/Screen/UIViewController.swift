import Foundation

/// Has a view, and makes it when it is first asked for.
@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var made: UIView?

  /// Creates a controller, whose view is made by code: nibs are not modelled.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    guard nibNameOrNil == nil else { fatalError("Nibs are not modelled.") }
    super.init()
  }

  /// Creates a controller, whose view is made by code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller that an archive holds; of its own it keeps the title.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.present(NSString.self, forKey: "UITitle").map { "\($0)" }
  }

  /// Writes the title.
  open func encode(with coder: NSCoder) {
    coder.encode(title.map { $0 as NSString }, forKey: "UITitle")
  }

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
