import Foundation

/// What answers to the person in a view.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it answers in.
  var view: UIView? { get }
  /// Hears that it is about to answer in another view, or in none.
  func willMove(to view: UIView?)
  /// Hears that it answers in another view, or in none.
  func didMove(to view: UIView?)
}
