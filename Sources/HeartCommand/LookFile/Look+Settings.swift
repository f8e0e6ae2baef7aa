internal import HeartCore

extension Look {
  /// The whole look as one JSON object, which a look file can hold.
  var json: String {
    let members = settings.map { (name: $0.key.name, value: $0.value) }
    return "{\n"
      + members.map { "  \(JSONText.string($0.name).text): \($0.value.text)" }
      .joined(separator: ",\n") + "\n}"
  }

  /// Lines for a person: the settings that say something.
  var text: String {
    let lines = settings.compactMap { setting in
      setting.value.plain.map { (name: setting.key.name, value: $0) }
    }
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { padded($0.name, to: width + 2) + $0.value }.joined(separator: "\n")
  }

  private var settings: [(key: LookKey, value: JSONText)] {
    LookKey.all.map { ($0, value(of: $0.option)) }
  }

  private func value(of option: CommandOption) -> JSONText {
    switch option {
    case .size:
      canvas.width == canvas.height
        ? .number(Double(canvas.width)) : .string("\(canvas.width)x\(canvas.height)")
    case .placement: .string(favorite.placement.text)
    case .heartSize: JSONText(favorite.heartSize, JSONText.exact)
    case .style: .string(style.text)
    case .fill: .string(favorite.fillColor.hex)
    case .border: hasLine ? .string(favorite.borderColor.hex) : .null
    case .borderWidth: JSONText(favorite.borderWidth, JSONText.exact)
    case .background: .string(background.hex)
    case .speed: .exact(speed)
    case .motion: .string((reducesMotion ? FavoriteMotion.reduced : .full).text)
    case .solid: .flag(isSolid)
    default: iconValue(of: option)
    }
  }

  private func iconValue(of option: CommandOption) -> JSONText {
    switch (iconChoice, option) {
    case (.named(let name), .icon): .string(name.text)
    case (.path(let data, _, _), .path): .string(data)
    case (.path(_, let viewBox, _), .viewBox): JSONText(viewBox) { .string($0.numbers) }
    case (.path(_, _, let rule), .fillRule): .string(rule.text)
    case (.images(let mask, _), .maskImage): .string(mask)
    case (.images(_, let border), .borderImage): JSONText(border, JSONText.string)
    default: .null
    }
  }

  /// Whether the hollow line is drawn, and not an image.
  private var hasLine: Bool {
    if case .images = iconChoice { false } else { true }
  }
}

extension Box {
  /// The box as `--view-box` takes it.
  fileprivate var numbers: String {
    [x, y, width, height].map(plainText).joined(separator: " ")
  }
}
