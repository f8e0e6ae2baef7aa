import Foundation

/// A view that is shown apart from its place.
@MainActor
open class UITargetedPreview: NSObject {
  private let shown: UIView
  private let look: UIPreviewParameters

  /// Creates a preview of a view, which has to be in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Creates a preview of a view, which has to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil else {
      fatalError("A preview's view has to be in a window; \(type(of: view)) is in none.")
    }
    shown = view
    look = parameters
    super.init()
  }

  /// The view.
  open var view: UIView { shown }
  /// How it is shown.
  open var parameters: UIPreviewParameters { look }
  /// Its size.
  open var size: CGSize { shown.bounds.size }
}
