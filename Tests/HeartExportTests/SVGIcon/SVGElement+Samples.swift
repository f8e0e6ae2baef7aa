import HeartCore
import HeartExport

extension SVGElement {
  /// An element whose attributes are told in a row: names and values in turn.
  static func of(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: SVGElement..., text: String = ""
  ) -> SVGElement {
    SVGElement(
      name: name, attributes: attributes.map { Attribute(name: $0.key, value: $0.value) },
      children: children, text: text)
  }

  /// A file with a view box of 24 × 24.
  static func file(_ children: SVGElement...) -> SVGElement {
    SVGElement(
      name: "svg", attributes: [Attribute(name: "viewBox", value: "0 0 24 24")],
      children: children)
  }

  /// A square of 4 × 4 at the origin.
  static func square(_ attributes: KeyValuePairs<String, String> = [:]) -> SVGElement {
    var square = of("rect", attributes)
    square.attributes += [
      Attribute(name: "width", value: "4"), Attribute(name: "height", value: "4"),
    ]
    return square
  }
}

extension Icon {
  /// What is drawn; nil for a picture.
  var outline: Outline? {
    if case .outline(let outline) = art { outline } else { nil }
  }
}
