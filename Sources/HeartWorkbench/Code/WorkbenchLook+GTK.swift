internal import HeartCore

extension WorkbenchLook {
  /// A value that a widget of the app's own can draw and tell of clicks.
  var gtkCode: CodeText {
    var code = CodeText()
    code.add(
      """
      // The GTK widget is not in this version. This is what a host of one's own builds on: it tells
      // the model of clicks, and draws the picture's items, with whatever draws.
      import HeartCore


      """)
    code.add(iconDeclaration)
    code.add("struct Favorite {\n  let look = FavoriteLook(")
    code.add(lookArguments)
    code.add(")\n  var model = FavoriteModel(")
    code.add(modelArguments)
    code.add(
      """
      )
        var picture = Picture()

        /// Takes a click, or a key; the time is any clock's that never goes back, in seconds.
        mutating func click(at time: Double) { model.handle(.activate, at: time) }

        /// Makes the picture of an instant, and tells whether it will be another in the next frame.
        mutating func refill(at time: Double) -> Bool {
          picture.refill(
            model.instant(at: time), look: look,
            in: Box(x: 0, y: 0, width:
      """)
    code.add(" ", size, ", height: ")
    code.add(size)
    code.add("))\n")
    code.add("    return model.isMoving(at: time)\n  }\n}\n")
    return code
  }

  private var lookArguments: CodeText {
    var code = CodeText()
    if let iconName { code.add("\n    icon: .", iconName, "") }
    if let otherFillColor {
      code.add(code.isEmpty ? "\n    fillColor: RGBA(" : ",\n    fillColor: RGBA(")
      code.add(otherFillColor, opacity: ", alpha: ")
      code.add(")")
    }
    if let otherBorderColor {
      code.add(code.isEmpty ? "\n    borderColor: RGBA(" : ",\n    borderColor: RGBA(")
      code.add(otherBorderColor, opacity: ", alpha: ")
      code.add(")")
    }
    code.add(code.isEmpty ? "\n    borderWidth: " : ",\n    borderWidth: ", borderWidth, "")
    return code
  }

  private var modelArguments: CodeText {
    var code = CodeText()
    if let otherStyle { code.add("style: .", otherStyle, "") }
    code.add(code.isEmpty ? "speed: " : ", speed: ", otherSpeed, "")
    if motion == .reduced {
      code.add(code.isEmpty ? "reducesMotion: true" : ", reducesMotion: true")
    }
    return code
  }
}
