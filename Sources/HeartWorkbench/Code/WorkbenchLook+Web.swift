internal import HeartCore

extension WorkbenchLook {
  /// The script, and the element.
  var webCode: String {
    var attributes: [(name: String, value: String)] = []
    var note = ""
    if let name = otherName { attributes.append(("icon", name.text)) }
    if case .path(let data, let viewBox, let fillRule) = source {
      attributes.append(("path", Self.line(of: data)))
      if fillRule != .nonzero { attributes.append(("fill-rule", fillRule.text)) }
      if let viewBox, viewBox != Self.bounds(of: data) {
        note = "<!-- The element fits the path's own bounds; it has no view box. -->\n"
      }
    }
    if style != .grow { attributes.append(("motion-style", style.text)) }
    if size != FavoriteDefaults.iconSize { attributes.append(("size", text(size))) }
    if speed != FavoriteDefaults.speed { attributes.append(("speed", text(speed))) }
    if motion != .system { attributes.append(("motion", motion.text)) }
    if !properties.isEmpty { attributes.append(("style", properties)) }
    var tag = "<favorite-button"
    for attribute in attributes {
      tag += (attributes.count > 2 ? "\n  " : " ") + "\(attribute.name)=\"\(attribute.value)\""
    }
    return """
      <script type="module" src="heartkit.js"></script>

      \(note)\(tag)></favorite-button>

      """
  }

  /// What the element fits of path data.
  private static func bounds(of pathData: String) -> Box? {
    (try? Outline(pathData: pathData))?.bounds
  }

  /// What CSS has the say of.
  private var properties: String {
    var properties: [(name: String, value: String)] = []
    if let color = otherFillColor { properties.append(("fill", color.hex)) }
    if let color = otherBorderColor { properties.append(("border", color.hex)) }
    if let width = borderWidth { properties.append(("border-width", text(width) + "px")) }
    var declarations = ""
    for property in properties {
      declarations +=
        (declarations.isEmpty ? "" : "; ") + "--favorite-\(property.name): \(property.value)"
    }
    return declarations
  }
}
