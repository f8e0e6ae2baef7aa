import HeartCore
import HeartExport
import Testing

@testable import HeartWorkbench

struct ElementReaderTests {
  private let drawing = SVGElement(
    name: "svg:svg",
    attributes: [
      .init(name: "viewBox", value: "0 0 24 24"),
      .init(name: "xmlns:svg", value: "http://www.w3.org/2000/svg"),
    ],
    children: [
      SVGElement(name: "svg:style", text: "path { fill: none }"),
      SVGElement(
        name: "svg:g",
        children: [SVGElement(name: "svg:path", attributes: [.init(name: "d", value: "M0 0❤️")])]),
    ], text: "\n  ")

  @Test func `Elements arrive as they were sent`() throws {
    let root = try #require(ElementReader.root(written(drawing)))
    #expect(description(root) == description(drawing))
  }

  @Test func `Bytes that are cut, longer or changed are no elements, or others, and stop nothing`()
  {
    let bytes = written(drawing)
    for count in bytes.indices {
      #expect(ElementReader.root(Array(bytes[..<count])) == nil, "\(count) bytes")
    }
    #expect(ElementReader.root(bytes + [0]) == nil)
    for place in bytes.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[place] = byte
        var workbench = Workbench()
        _ = workbench.readIcon(changed)
      }
    }
  }

  @Test func `As many elements are inside one another as the command reads, and no more`() {
    func chain(_ count: Int) -> [UInt8] {
      let one = written(SVGElement(name: "g"))
      var bytes: [UInt8] = []
      for index in 0..<count {
        bytes += one.dropLast(4) + (index < count - 1 ? [1, 0, 0, 0] : [0, 0, 0, 0])
      }
      return bytes
    }
    #expect(ElementReader.root(chain(ElementReader.depthLimit)) != nil)
    #expect(ElementReader.root(chain(ElementReader.depthLimit + 1)) == nil)
  }

  private func description(_ element: SVGElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }
    return "\(element.name) \(attributes) '\(element.text)' \(element.children.map(description))"
  }
}

/// Elements as the page writes them.
func written(_ element: SVGElement) -> [UInt8] {
  func number(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
  func text(_ text: String) -> [UInt8] { number(text.utf8.count) + Array(text.utf8) }
  return text(element.name) + number(element.attributes.count)
    + element.attributes.flatMap { text($0.name) + text($0.value) } + text(element.text)
    + number(element.children.count) + element.children.flatMap(written)
}
