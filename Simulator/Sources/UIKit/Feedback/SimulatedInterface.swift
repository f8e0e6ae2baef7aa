import Foundation

/// What this model of UIKit keeps for the whole process, beside the person's settings.
@_spi(Simulation)
@MainActor
public enum SimulatedInterface {
  /// Puts everything back that is kept for the whole process.
  public static func reset() {
    SimulatedPerson.reset()
    ViewAnimation.reset()
    GraphicsContexts.ofThread.stack = []
    UITraitCollection.current = .unscened
  }

  /// A key as a keyboard has it.
  public static func key(
    _ code: UIKeyboardHIDUsage, typing characters: String, with modifiers: UIKeyModifierFlags = []
  ) -> UIKey {
    UIKey(code, typing: characters, with: modifiers)
  }

  /// The traits of a telephone, but for these.
  public static func traits(
    style: UIUserInterfaceStyle, scale: CGFloat, direction: UITraitEnvironmentLayoutDirection,
    textSize: UIContentSizeCategory, contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        .unscened,
        UITraitCollection(
          traits: Traits(
            style: style, scale: scale, direction: direction, textSize: textSize,
            contrast: contrast)),
      ])
  }
}
