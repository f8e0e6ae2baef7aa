import CoreGraphics
@_spi(Simulation) import UIKit

/// The traits of what is around a stage's window.
@MainActor
struct Surroundings {
  var style = UIUserInterfaceStyle.light
  var scale: CGFloat = 2
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  var contrast = UIAccessibilityContrast.normal

  var traits: UITraitCollection {
    SimulatedInterface.traits(
      style: style, scale: scale, direction: direction, textSize: textSize, contrast: contrast)
  }
}
