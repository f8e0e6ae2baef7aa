internal import HeartCore

extension WorkbenchLook {
  /// A function that puts the button into a box.
  var gtkCode: CodeText {
    var code = CodeText()
    code.add("import CGTK4\nimport HeartGTK\n\n")
    code.add(iconDeclaration)
    code.add(
      """
      @MainActor func addFavorite(to box: UnsafeMutablePointer<GtkBox>) {
        let favorite = FavoriteButton()

      """)
    if let iconName { code.add("  favorite.icon = .", iconName, "\n") }
    if let otherStyle { code.add("  favorite.style = .", otherStyle, "\n") }
    if let otherFillColor {
      code.add("  favorite.fillColor = RGBA(")
      code.add(otherFillColor, opacity: ", alpha: ")
      code.add(")\n")
    }
    if let otherBorderColor {
      code.add("  favorite.borderColor = RGBA(")
      code.add(otherBorderColor, opacity: ", alpha: ")
      code.add(")\n")
    }
    code.add("  favorite.borderWidth = ", borderWidth, "\n")
    code.add("  favorite.iconSize = ", otherSize, "\n")
    code.add("  favorite.speed = ", otherSpeed, "\n")
    if let otherMotion { code.add("  favorite.motion = .", otherMotion, "\n") }
    code.add(
      """
        favorite.onChange = { isSelected in print("The person wants \\(isSelected)") }
        // The box holds the widget, and the widget all that was said here.
        gtk_box_append(box, favorite.widget)
      }

      """)
    return code
  }
}
