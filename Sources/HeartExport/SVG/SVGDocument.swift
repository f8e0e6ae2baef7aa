import HeartCore

/// Writes a button as SVG: at one instant, or moving.
///
/// ```
/// let svg = SVGDocument(width: 96, height: 96)
/// svg.still(picture) { $0.png() }          // UTF-8
/// ```
///
/// The document opens in a browser, in a library and in an editor alike. A moving one shows its
/// settled end where nothing moves, or where a person wants little motion.
/// Two documents in one page do not disturb each other.
///
/// Lengths are within a 40,000th of the canvas's longer side; of what moves, within a 2,000th, and
/// a particle's radius within one and a half of that.
public struct SVGDocument: Sendable {
  /// The width of the canvas, in points.
  public let width: Double
  /// The height of the canvas, in points.
  public let height: Double
  /// What is behind the button.
  public let background: RGBA
  /// What the picture is called where it cannot be seen.
  public let title: String
  /// What the names in it begin with.
  ///
  /// Nil for something that is made of all its content.
  public let namePrefix: String?

  /// Creates a document of a size in points, above zero.
  ///
  /// - Parameter namePrefix: Begins every id, and every other name that is global in a page, before a
  ///   dash. With one of its own, the same document can stand in a page twice, even where the first
  ///   is hidden. It must be one that ``isNamePrefix(_:)`` accepts.
  public init(
    width: Double, height: Double, background: RGBA = .clear, title: String = "Favorite",
    namePrefix: String? = nil
  ) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "A document's sides must be above 0, not \(width) and \(height)")
    if let namePrefix {
      precondition(Self.isNamePrefix(namePrefix), "No name can begin with '\(namePrefix)'")
    }
    self.width = width
    self.height = height
    self.background = background
    self.title = title
    self.namePrefix = namePrefix
  }

  /// How many decimals a length is written with.
  var decimals: Int { SVGMarkup.decimals(for: max(width, height)) }

  /// The whole document around what is drawn.
  func document(_ style: StyleSheet? = nil, _ content: SVGMarkup) -> [UInt8] {
    var markup = SVGMarkup(decimals: decimals)
    markup.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    markup.append(attribute: "width", width)
    markup.append(attribute: "height", height)
    markup.append(" viewBox=\"0 0 ")
    markup.append(number: width)
    markup.append(" ")
    markup.append(number: height)
    // A title that comes first names an image by itself.
    markup.append("\" role=\"img\"><title>")
    markup.append(text: title)
    markup.append("</title>")
    if let style, !style.isEmpty {
      markup.append("<style>@media(prefers-reduced-motion:no-preference){")
      markup.append(style.markup)
      markup.append("}</style>")
    }
    if background.alpha > 0 {
      markup.append("<rect")
      markup.append(attribute: "width", width)
      markup.append(attribute: "height", height)
      markup.append(paint: "fill", background)
      markup.append("/>")
    }
    markup.append(content)
    markup.append("</svg>\n")
    return markup.document(prefix: namePrefix)
  }
}
