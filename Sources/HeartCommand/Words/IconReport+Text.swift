internal import HeartCore

extension IconReport {
  /// One JSON object, with the numbers as good as they are.
  var json: String {
    let members: [(name: String, value: JSONText)] = [
      ("icon", .string(icon)),
      ("path", JSONText(path, JSONText.string)),
      (
        "bounds",
        .object([
          ("x", .number(bounds.x)), ("y", .number(bounds.y)), ("width", .number(bounds.width)),
          ("height", .number(bounds.height)),
        ])
      ),
      ("area", .number(area)),
      ("length", JSONText(length, JSONText.number)),
      (
        "cover",
        JSONText(cover) {
          .object([
            ("x", .number($0.center.x)), ("y", .number($0.center.y)),
            ("radius", .number($0.radius)),
          ])
        }
      ),
      ("fillRadius", .number(fillRadius)),
      ("cleft", JSONText(cleft, JSONText.point)),
      ("tip", JSONText(tip, JSONText.point)),
    ]
    return JSONText.object(members).text
  }

  /// Lines for a person, with the numbers rounded.
  var text: String {
    let lines: [(name: String, value: String?)] = [
      ("icon", icon),
      ("path", path),
      ("bounds", placeText(Point2D(x: bounds.x, y: bounds.y)) + ", size \(sizeText)"),
      ("area", rounded(area)),
      ("length", length.map(rounded)),
      ("cover", cover.map { "radius \(rounded($0.radius)) about \(placeText($0.center))" }),
      ("fill radius", rounded(fillRadius)),
      ("cleft", cleft.map(placeText)),
      ("tip", tip.map(placeText)),
    ]
    let width = lines.map(\.name.count).max() ?? 0
    return lines.compactMap { line in
      line.value.map { padded(line.name, to: width + 2) + $0 }
    }.joined(separator: "\n")
  }

  private var sizeText: String { "\(rounded(bounds.width)) x \(rounded(bounds.height))" }

  private func placeText(_ place: Point2D) -> String {
    "(\(rounded(place.x)), \(rounded(place.y)))"
  }

  /// Five decimals: finer than anyone sees, and short enough to read.
  private func rounded(_ number: Double) -> String {
    plainText((number * 1e5).rounded() / 1e5)
  }
}

/// A number as short as reads back to the same, without a needless ".0".
func plainText(_ number: Double) -> String {
  // Zero has no sign for a reader.
  let text = "\(number == 0 ? 0 : number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A word with spaces after it, so that what follows stands in a column.
func padded(_ word: String, to width: Int) -> String {
  word + String(repeating: " ", count: max(0, width - word.count))
}
