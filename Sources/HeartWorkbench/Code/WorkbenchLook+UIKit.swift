internal import HeartCore

extension WorkbenchLook {
  /// A function that makes the control.
  var uikitCode: String {
    var settings: [(name: String, value: String)] = []
    if let icon = iconExpression { settings.append(("icon", icon)) }
    if style != .grow { settings.append(("style", "." + style.text)) }
    if let color = otherFillColor { settings.append(("fillColor", Self.uikit(color))) }
    if let color = otherBorderColor { settings.append(("borderColor", Self.uikit(color))) }
    if let width = borderWidth { settings.append(("borderWidth", text(width))) }
    if size != FavoriteDefaults.iconSize { settings.append(("iconSize", text(size))) }
    if speed != FavoriteDefaults.speed { settings.append(("speed", text(speed))) }
    if motion != .system { settings.append(("motion", "." + motion.text)) }
    var lines = ""
    for setting in settings { lines += "  favorite.\(setting.name) = \(setting.value)\n" }
    return """
      import HeartKit
      import UIKit

      \(iconDeclaration)@MainActor func makeFavorite() -> FavoriteControl {
        let favorite = FavoriteControl()
      \(lines)  favorite.addAction(
          UIAction { [unowned favorite] _ in print("The person wants \\(favorite.isSelected)") },
          for: .valueChanged)
        return favorite
      }

      """
  }

  private static func uikit(_ color: RGBA) -> String {
    "UIColor(\(SwiftCode.parts(of: color, opacity: "alpha", isNeeded: true)))"
  }
}
