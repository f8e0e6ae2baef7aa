internal import HeartExport

/// Reads the elements of an SVG file as a page sends them.
///
/// Depth first, each is its name, how many attributes, their names and values, the text right
/// inside, and how many elements follow as its children. A number is four bytes, the lowest first; a
/// text is its count of bytes, and as many of UTF-8.
struct ElementReader {
  /// More elements inside one another than any icon has.
  static let depthLimit = 1_000

  private let bytes: [UInt8]
  private var place = 0

  /// The outermost element; nil where the bytes are none, or more than the elements of one.
  static func root(_ bytes: [UInt8]) -> SVGElement? {
    var reader = ElementReader(bytes)
    guard let root = reader.root(), reader.place == bytes.count else { return nil }
    return root
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func root() -> SVGElement? {
    // Those that have begun and lack children, the outermost first.
    var open: [(element: SVGElement, missing: Int)] = []
    while open.count < Self.depthLimit {
      guard let (element, count) = next() else { return nil }
      open.append((element, count))
      while let (element, missing) = open.last, missing == 0 {
        open.removeLast()
        guard let last = open.indices.last else { return element }
        open[last].element.children.append(element)
        open[last].missing -= 1
      }
    }
    return nil
  }

  /// An element without its children, and how many those are.
  private mutating func next() -> (element: SVGElement, childCount: Int)? {
    guard let name = text(), let attributeCount = number() else { return nil }
    var element = SVGElement(name: name)
    for _ in 0..<attributeCount {
      guard let name = text(), let value = text() else { return nil }
      element.attributes.append(SVGElement.Attribute(name: name, value: value))
    }
    guard let inside = text(), let childCount = number() else { return nil }
    element.text = inside
    return (element, childCount)
  }

  private mutating func text() -> String? {
    guard let count = number(), count <= bytes.count - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  private mutating func number() -> Int? {
    guard bytes.count - place >= 4 else { return nil }
    var number: UInt32 = 0
    for byte in bytes[place..<(place + 4)].reversed() { number = number << 8 | UInt32(byte) }
    place += 4
    return Int(exactly: number)
  }
}
