/// One element of an SVG file, with those inside it.
///
/// It is what any reader of XML can tell: names and values as they are written, prefixes of
/// namespaces included, with entities resolved. What they mean is decided by ``SVGIconReader``.
public struct SVGElement: Sendable {
  /// A name and its value, as written.
  public struct Attribute: Sendable {
    /// The name, with its prefix if it has one.
    public var name: String
    /// The text between the quotes.
    public var value: String

    /// Creates an attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name, with its prefix if it has one.
  public var name: String
  /// What is said of the element; no name twice.
  public var attributes: [Attribute]
  /// The elements inside, in order.
  public var children: [SVGElement]
  /// The characters right inside, sections of CDATA among them.
  ///
  /// Those of elements inside are theirs.
  public var text: String
  /// The line of the file where the element begins, counted from 1.
  public var line: Int?

  /// Creates an element.
  public init(
    name: String, attributes: [Attribute] = [], children: [SVGElement] = [],
    text: String = "", line: Int? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }
}
