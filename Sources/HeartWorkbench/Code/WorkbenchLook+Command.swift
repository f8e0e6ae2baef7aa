internal import HeartCore

extension WorkbenchLook {
  /// A line for a shell that writes the moving SVG.
  var commandLine: CodeText {
    var line = CodeText()
    line.add("heart animate -o favorite.svg --change both")
    if let otherName { line.add(" --icon ", otherName, "") }
    if case .path(let data, let viewBox, let fillRule) = source {
      line.add(" --path '")
      line.add(pathData: data)
      line.add("'")
      if let box = viewBox {
        line.add(" --view-box '", box.x, " ")
        line.add(box.y)
        line.add(" ", box.width, " ")
        line.add(box.height)
        line.add("'")
      }
      if fillRule != .nonzero { line.add(" --fill-rule evenodd") }
    }
    if let otherStyle { line.add(" --style ", otherStyle, "") }
    if let otherFillColor { line.add(" --fill '", otherFillColor.hex, "'") }
    if let otherBorderColor { line.add(" --border '", otherBorderColor.hex, "'") }
    line.add(" --border-width ", borderWidth, "")
    if canvas.width != Double(FavoriteDefaults.canvasSide) {
      line.add(" --size ", canvas.width, "")
    }
    line.add(" --speed ", otherSpeed, "")
    if motion == .reduced { line.add(" --motion reduced") }
    line.add("\n")
    return line
  }
}
