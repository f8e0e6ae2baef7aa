import Foundation

/// Hears of a scroll view's moves.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Hears that another part is seen.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

// Optional on Apple's systems.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
