internal import HeartCore

extension WorkbenchLook {
  /// A function that makes the control.
  var uikitCode: CodeText {
    var code = CodeText()
    code.add("import HeartKit\nimport UIKit\n\n")
    code.add(iconDeclaration)
    code.add(
      """
      @MainActor func makeFavorite() -> FavoriteControl {
        let favorite = FavoriteControl()

      """)
    if let iconName { code.add("  favorite.icon = .", iconName, "\n") }
    if let otherStyle { code.add("  favorite.style = .", otherStyle, "\n") }
    if let otherFillColor {
      code.add("  favorite.fillColor = UIColor(")
      code.add(otherFillColor, opacity: ", alpha: ", isNeeded: true)
      code.add(")\n")
    }
    if let otherBorderColor {
      code.add("  favorite.borderColor = UIColor(")
      code.add(otherBorderColor, opacity: ", alpha: ", isNeeded: true)
      code.add(")\n")
    }
    code.add("  favorite.borderWidth = ", borderWidth, "\n")
    code.add("  favorite.iconSize = ", otherSize, "\n")
    code.add("  favorite.speed = ", otherSpeed, "\n")
    if let otherMotion { code.add("  favorite.motion = .", otherMotion, "\n") }
    code.add(
      """
        favorite.addAction(
          UIAction { [unowned favorite] _ in print("The person wants \\(favorite.isSelected)") },
          for: .valueChanged)
        return favorite
      }

      """)
    return code
  }
}
