internal import HeartCore

extension FavoriteElement {
  /// The element with all that shows it before any script runs, and without one.
  ///
  /// A declarative shadow root holds the two settled pictures. A checkbox of the page's own lies over
  /// them: it is what a form sends, until the script takes it over.
  func html() throws(CommandError) -> String {
    guard let path = ElementPath(icon) else { throw .shapeless(.path) }
    return """
      \(host(path))>
        <template shadowrootmode="open" shadowrootdelegatesfocus>
          <style>
      \(Self.sheet(size: size).indented(by: 6))
          </style>
          <span part="button" class="static"><span class="row">
            <span class="picture">
              <svg part="icon" viewBox="0 0 24 24" width="\(side)" height="\(side)" aria-hidden="true">
      \(picture(path).indented(by: 10))
              </svg>
            </span>
            <slot></slot>
          </span></span>
        </template>
        \(checkbox)>
      </favorite-button>
      """
  }

  private var side: Int { size ?? Int(FavoriteDefaults.iconSize) }

  /// The name of the icon, where it is one of the package's own as it stands.
  private var iconName: Icon.Name? {
    guard case .named(let name) = look.iconChoice, name.icon == look.favorite.icon else {
      return nil
    }
    return name
  }

  /// The icon as elements fit it: one of a path by its bounds, whatever its view box.
  private var icon: Icon {
    guard iconName == nil, case .outline(let outline) = look.favorite.icon.art else {
      return look.favorite.icon
    }
    return Icon(outline: outline)
  }

  /// The element's own tag, with what differs from the defaults.
  private func host(_ path: ElementPath) -> String {
    var tag = HTMLTag("favorite-button")
    tag.add("selected", if: isSelected)
    if let name = iconName {
      tag.add("icon", name == .heart ? nil : name.text)
    } else {
      tag.add("path", path.data)
      tag.add("fill-rule", path.fillRule == .nonzero ? nil : path.fillRule.text)
    }
    tag.add("motion-style", look.style == .grow ? nil : look.style.text)
    tag.add("size", size.map(String.init))
    tag.add("speed", look.speed == FavoriteDefaults.speed ? nil : plainText(look.speed))
    tag.add("motion", motion?.text)
    tag.add("label", label)
    tag.add("name", name)
    tag.add("value", value)
    // Not in the shadow root, which the script fills anew.
    tag.add("style", properties.isEmpty ? nil : properties.joined(separator: ";"))
    return tag.text
  }

  /// The custom properties that differ from the defaults.
  private var properties: [String] {
    let favorite = look.favorite
    var properties: [String] = []
    if favorite.fillColor != FavoriteDefaults.fillColor {
      properties.append("--favorite-fill:\(favorite.fillColor.hex)")
    }
    if favorite.borderColor != FavoriteDefaults.borderColor {
      properties.append("--favorite-border:\(favorite.borderColor.hex)")
    }
    if let width = favorite.borderWidth {
      properties.append("--favorite-border-width:\(plainText(width))px")
    }
    return properties
  }

  private var checkbox: String {
    var tag = HTMLTag("input")
    tag.add("type", "checkbox")
    tag.add("name", name)
    tag.add("value", value)
    tag.add("checked", if: isSelected)
    tag.add("aria-label", checkboxLabel)
    return tag.text
  }

  /// The hollow line and the fill through the icon as their mask, as the script draws them.
  ///
  /// Colors and what is seen are attributes too, for a page that allows no style sheets in it.
  private func picture(_ path: ElementPath) -> String {
    let rule = path.fillRule == .nonzero ? nil : path.fillRule.text
    var mask = HTMLTag("path")
    mask.add("d", path.data)
    mask.add("clip-rule", rule)
    mask.add("fill-rule", rule)
    var border = HTMLTag("path")
    border.add("part", "border")
    border.add("d", path.data)
    border.add("fill", "none")
    border.add("stroke", look.favorite.borderColor.hex)
    border.add("stroke-width", lineWidth.map(ElementPath.text))
    border.add("stroke-linejoin", "round")
    border.add("visibility", isSelected ? "hidden" : nil)
    var fill = HTMLTag("circle")
    fill.add("part", "fill")
    // As far as the icon reaches, and more. Edges in a masked group differ with the room of all in it,
    // be it seen or not, and with the mask's: both are the script's, so that no pixel changes.
    for (name, number) in [("cx", "12"), ("cy", "12"), ("r", "72")] { fill.add(name, number) }
    fill.add("fill", look.favorite.fillColor.hex)
    fill.add("visibility", isSelected ? nil : "hidden")
    return """
      <mask id="icon" mask-type="alpha" maskUnits="userSpaceOnUse" x="-12" y="-12" width="48" height="48">
        \(mask.text)/>
      </mask>
      <g mask="url(#icon)">
      \(lineWidth == nil ? "" : "  \(border.text)/>\n")  \(fill.text)/>
      </g>
      """
  }

  /// The width of the hollow line's stroke in the slot, as the core draws it; nil where it is none.
  private var lineWidth: Double? {
    var favorite = look.favorite
    favorite.icon = icon
    favorite.borderWidth = favorite.borderWidth.map { $0 * ElementPath.slot.width / Double(side) }
    var picture = Picture()
    picture.refill(.settled(selected: false), look: favorite, in: ElementPath.slot)
    guard let item = picture.items.first, item.role == .border else { return nil }
    return item.lineWidth.map { $0 * item.zoom.scale }
  }
}

extension String {
  /// The text with spaces before each line.
  fileprivate func indented(by count: Int) -> String {
    let spaces = String(repeating: " ", count: count)
    return split(separator: "\n").map { spaces + $0 }.joined(separator: "\n")
  }
}
