internal import HeartCore

/// An outline as the page's elements draw it: path data in a square of 24.
struct ElementPath {
  /// The text of a `d` attribute, with at most four decimals.
  let data: String
  let fillRule: FillRule

  /// The square that an element's icon is fitted into.
  static let slot = Box(x: 0, y: 0, width: 24, height: 24)

  /// The outline of an icon that is fitted by its frame; nil for one that cannot be.
  init?(_ icon: Icon) {
    guard case .outline(var outline) = icon.art, let zoom = icon.zoom(in: Self.slot) else {
      return nil
    }
    outline = outline.mapped(by: zoom)
    for index in outline.contours.indices { outline.contours[index].halveLongArcs() }
    data = Self.rounded(outline.pathData)
    fillRule = outline.fillRule
  }

  /// A number of the slot, with four decimals: a 10,000th of its 24th part is seen by nobody.
  static func text(_ number: Double) -> String {
    // A sum with 0 is 0 even of −0.
    DecimalWriter.text((number * 10_000).rounded() / 10_000 + 0)
  }

  private static func rounded(_ data: String) -> String {
    var rounded = ""
    var number = ""
    func flush() {
      if let value = Double(number) { rounded += text(value) }
      number = ""
    }
    for character in data {
      switch character {
      case "0"..."9", ".", "e": number.append(character)
      case "-":
        // A sign ends the number before it, but for one in an exponent.
        if number.last != "e" { flush() }
        number.append(character)
      default:
        flush()
        rounded.append(character)
      }
    }
    flush()
    return rounded
  }
}

extension Contour {
  /// Cuts arcs of about half a turn in two.
  ///
  /// Two ends and a radius leave such an arc's center open along a line, on which its last decimals
  /// move it far.
  fileprivate mutating func halveLongArcs() {
    segments = curves.flatMap { curve -> [Segment] in
      guard case .arc(var arc, let end) = curve.segment, arc.sweep.magnitude > 0.8 * .pi else {
        return [curve.segment]
      }
      arc.sweep /= 2
      var second = arc
      second.start = arc.end
      return [.arc(arc, to: curve.point(at: 0.5)), .arc(second, to: end)]
    }
  }
}
