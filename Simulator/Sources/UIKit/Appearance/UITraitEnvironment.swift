import Foundation

/// What lives under traits, and hears when they change.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Hears that other traits hold now; the earlier ones are given, nil where there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
