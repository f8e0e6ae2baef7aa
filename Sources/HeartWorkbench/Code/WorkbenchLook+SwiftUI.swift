internal import HeartCore

extension WorkbenchLook {
  /// A view with the button in it.
  var swiftUICode: CodeText {
    var code = CodeText()
    code.add("import HeartKit\nimport SwiftUI\n\n")
    code.add(iconDeclaration)
    code.add(
      """
      struct FavoriteExample: View {
        @State private var isFavorite = false

        var body: some View {
          FavoriteButton(isOn: $isFavorite)

      """)
    if let iconName { code.add("      .favoriteIcon(.", iconName, ")\n") }
    if let otherStyle { code.add("      .favoriteStyle(.", otherStyle, ")\n") }
    if let otherFillColor {
      code.add("      .favoriteFillColor(Color(")
      code.add(otherFillColor, opacity: ", opacity: ")
      code.add("))\n")
    }
    if let otherBorderColor {
      code.add("      .favoriteBorderColor(Color(")
      code.add(otherBorderColor, opacity: ", opacity: ")
      code.add("))\n")
    }
    code.add("      .favoriteBorderWidth(", borderWidth, ")\n")
    code.add("      .favoriteIconSize(", otherSize, ")\n")
    code.add("      .favoriteSpeed(", otherSpeed, ")\n")
    if let otherMotion { code.add("      .favoriteMotion(.", otherMotion, ")\n") }
    code.add("  }\n}\n")
    return code
  }
}
