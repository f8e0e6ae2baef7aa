internal import HeartCore

extension WorkbenchLook {
  /// The script, and the element.
  func webCode(of icon: Icon) -> CodeText {
    var code = CodeText()
    code.add("<script type=\"module\" src=\"heartkit.js\"></script>\n\n")
    if case .outline(let outline) = icon.art, case .path(_, .some(let viewBox), _) = source,
      viewBox != outline.bounds
    {
      code.add("<!-- The element fits the path's own bounds; it has no view box. -->\n")
    }
    code.add("<favorite-button")
    if let otherName { code.add("\n  icon=\"", otherName, "\"") }
    if case .path(let data, _, let fillRule) = source {
      code.add("\n  path=\"")
      code.add(pathData: data)
      code.add(fillRule == .nonzero ? "\"" : "\"\n  fill-rule=\"evenodd\"")
    }
    if let otherStyle { code.add("\n  motion-style=\"", otherStyle, "\"") }
    code.add("\n  size=\"", otherSize, "\"")
    code.add("\n  speed=\"", otherSpeed, "\"")
    if let otherMotion { code.add("\n  motion=\"", otherMotion, "\"") }
    let properties = properties
    if !properties.isEmpty {
      code.add("\n  style=\"")
      code.add(properties)
      code.add("\"")
    }
    code.add("></favorite-button>\n")
    return code
  }

  /// What CSS has the say of.
  private var properties: CodeText {
    var code = CodeText()
    if let otherFillColor { code.add("--favorite-fill: ", otherFillColor.hex, "") }
    if let otherBorderColor {
      code.add(
        code.isEmpty ? "--favorite-border: " : "; --favorite-border: ", otherBorderColor.hex, "")
    }
    code.add(
      code.isEmpty ? "--favorite-border-width: " : "; --favorite-border-width: ", borderWidth, "px")
    return code
  }
}
