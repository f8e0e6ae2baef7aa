internal import HeartCore

extension WorkbenchLook {
  /// A view with the button in it.
  var swiftUICode: String {
    var modifiers: [(name: String, value: String)] = []
    if let icon = iconExpression { modifiers.append(("Icon", icon)) }
    if style != .grow { modifiers.append(("Style", "." + style.text)) }
    if let color = otherFillColor { modifiers.append(("FillColor", Self.swiftUI(color))) }
    if let color = otherBorderColor { modifiers.append(("BorderColor", Self.swiftUI(color))) }
    if let width = borderWidth { modifiers.append(("BorderWidth", text(width))) }
    if size != FavoriteDefaults.iconSize { modifiers.append(("IconSize", text(size))) }
    if speed != FavoriteDefaults.speed { modifiers.append(("Speed", text(speed))) }
    if motion != .system { modifiers.append(("Motion", "." + motion.text)) }
    var lines = ""
    for modifier in modifiers { lines += "      .favorite\(modifier.name)(\(modifier.value))\n" }
    return """
      import HeartKit
      import SwiftUI

      \(iconDeclaration)struct FavoriteExample: View {
        @State private var isFavorite = false

        var body: some View {
          FavoriteButton(isOn: $isFavorite)
      \(lines)  }
      }

      """
  }

  private static func swiftUI(_ color: RGBA) -> String {
    "Color(\(SwiftCode.parts(of: color, opacity: "opacity")))"
  }
}
