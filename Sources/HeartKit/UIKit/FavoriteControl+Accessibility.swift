#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// The traits of what the button is and of its state, beside those that were added.
    func traits(with added: UIAccessibilityTraits) -> UIAccessibilityTraits {
      var traits = added.subtracting([.selected, .notEnabled])
      traits.insert(.button)
      if #available(iOS 17.0, macCatalyst 17.0, *) { traits.insert(.toggleButton) }
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }

    /// Does what a tap does; false where it cannot.
    func activate() -> Bool {
      guard isEnabled else { return false }
      send(.activate)
      return true
    }
  }
#endif
