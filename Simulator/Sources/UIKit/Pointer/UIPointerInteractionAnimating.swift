import Foundation

/// Moves things along with the pointer.
@MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Does something along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
