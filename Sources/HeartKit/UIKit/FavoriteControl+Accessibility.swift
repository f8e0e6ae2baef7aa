#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  public import UIKit

  extension FavoriteControl {
    /// What the button is called: by default "Favorite", in the person's language.
    ///
    /// It does not change with the state, which the value and the traits tell.
    public override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? FavoriteWords.current.label }
      set { super.accessibilityLabel = newValue }
    }

    /// What the state is called: by default "On" or "Off", in the person's language.
    public override var accessibilityValue: String? {
      get { super.accessibilityValue ?? FavoriteWords.current.value(isSelected: isSelected) }
      set { super.accessibilityValue = newValue }
    }

    /// A button, a toggle where the system has one, and its state; others can be added.
    public override var accessibilityTraits: UIAccessibilityTraits {
      get {
        var traits = super.accessibilityTraits.subtracting([.selected, .notEnabled])
        traits.insert(.button)
        if #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) { traits.insert(.toggleButton) }
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
      }
      set { super.accessibilityTraits = newValue }
    }

    /// Where the person can touch the button, which may be more than where it is seen.
    public override var accessibilityFrame: CGRect {
      get { UIAccessibility.convertToScreenCoordinates(CGRect(hitArea.box), in: self) }
      set { super.accessibilityFrame = newValue }
    }

    /// Does what a tap does.
    public override func accessibilityActivate() -> Bool {
      guard isEnabled else { return false }
      send(.activate)
      return true
    }
  }
#endif
