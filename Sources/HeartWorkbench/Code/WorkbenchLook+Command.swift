internal import HeartCore

extension WorkbenchLook {
  /// A line for a shell that writes the moving SVG.
  var commandLine: String {
    var options: [(name: String, value: String)] = []
    if let name = otherName { options.append(("icon", name.text)) }
    if case .path(let data, let viewBox, let fillRule) = source {
      options.append(("path", "'" + Self.line(of: data) + "'"))
      if let box = viewBox {
        options.append(
          (
            "view-box", "'\(text(box.x)) \(text(box.y)) \(text(box.width)) \(text(box.height))'"
          ))
      }
      if fillRule != .nonzero { options.append(("fill-rule", fillRule.text)) }
    }
    if style != .grow { options.append(("style", style.text)) }
    if let color = otherFillColor { options.append(("fill", "'\(color.hex)'")) }
    if let color = otherBorderColor { options.append(("border", "'\(color.hex)'")) }
    if let width = borderWidth { options.append(("border-width", text(width))) }
    let side = canvas.width
    if side != Double(FavoriteDefaults.canvasSide) { options.append(("size", text(side))) }
    if speed != FavoriteDefaults.speed { options.append(("speed", text(speed))) }
    if motion == .reduced { options.append(("motion", motion.text)) }
    var line = "heart animate -o favorite.svg --change both"
    for option in options { line += " --\(option.name) \(option.value)" }
    return line + "\n"
  }
}
