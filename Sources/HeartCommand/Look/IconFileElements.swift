#if canImport(FoundationXML)
  internal import FoundationXML
#endif
internal import Foundation
internal import HeartExport

/// Listens to a reader of XML and gathers the elements.
final class IconFileElements: NSObject, XMLParserDelegate {
  /// More elements inside one another than any icon has.
  static let depthLimit = 1_000

  /// The elements that have begun and not ended, the outermost first.
  private var open: [SVGElement] = []
  private var root: SVGElement?
  private var isTooDeep = false

  /// The outermost element of a text in UTF-8.
  func root(of text: Data) throws(IconFileError) -> SVGElement {
    let parser = XMLParser(data: text)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isRead = parser.parse()
    if isTooDeep { throw .tooDeep }
    guard isRead, let root else { throw .notXML(line: max(parser.lineNumber, 1)) }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.depthLimit else {
      isTooDeep = true
      parser.abortParsing()
      return
    }
    // A dictionary has no order of its own, and the first mistake is the one that is told.
    let sorted = attributes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    open.append(
      SVGElement(
        name: name, attributes: sorted.map { SVGElement.Attribute(name: $0.key, value: $0.value) },
        line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    addText(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    addText(String(decoding: block, as: UTF8.self))
  }

  private func addText(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }
}
