import Foundation

/// What becomes of a view under the pointer.
public enum UIPointerEffect {
  /// How a tint is laid over a view.
  public enum TintMode: Int, Sendable {
    /// None.
    case none = 0
    /// Over it.
    case overlay = 1
    /// Under it.
    case underlay = 2
  }

  /// What suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a light behind it.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It grows, while the pointer stays as it is.
  case hover(
    UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay,
    prefersShadow: Bool = false, prefersScaledContent: Bool = true)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}
