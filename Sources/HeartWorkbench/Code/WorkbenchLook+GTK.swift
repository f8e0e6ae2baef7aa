internal import HeartCore

extension WorkbenchLook {
  /// A value that a widget of the app's own can draw and tell of clicks.
  var gtkCode: String {
    var look: [String] = []
    if let icon = iconExpression { look.append("icon: " + icon) }
    if let color = otherFillColor { look.append("fillColor: " + Self.core(color)) }
    if let color = otherBorderColor { look.append("borderColor: " + Self.core(color)) }
    if let width = borderWidth { look.append("borderWidth: " + text(width)) }
    var model: [String] = []
    if style != .grow { model.append("style: .\(style.text)") }
    if speed != FavoriteDefaults.speed { model.append("speed: " + text(speed)) }
    if motion == .reduced { model.append("reducesMotion: true") }
    let side = text(size)
    return """
      // The GTK widget is not in this version. This is what a host of one's own builds on: it tells
      // the model of clicks, and draws the picture's items, with whatever draws.
      import HeartCore

      \(iconDeclaration)struct Favorite {
        let look = FavoriteLook(\(Self.arguments(look)))
        var model = FavoriteModel(\(Self.arguments(model)))
        var picture = Picture()

        /// Takes a click, or a key; the time is any clock's that never goes back, in seconds.
        mutating func click(at time: Double) { model.handle(.activate, at: time) }

        /// Makes the picture of an instant, and tells whether it will be another in the next frame.
        mutating func refill(at time: Double) -> Bool {
          picture.refill(
            model.instant(at: time), look: look,
            in: Box(x: 0, y: 0, width: \(side), height: \(side)))
          return model.isMoving(at: time)
        }
      }

      """
  }

  private static func core(_ color: RGBA) -> String {
    "RGBA(\(SwiftCode.parts(of: color, opacity: "alpha")))"
  }

  /// What stands between parentheses: a few things in their line, more below one another.
  private static func arguments(_ arguments: [String]) -> String {
    guard arguments.count > 1 else { return arguments.first ?? "" }
    var lines = ""
    for argument in arguments { lines += (lines.isEmpty ? "\n    " : ",\n    ") + argument }
    return lines
  }
}
