import HeartCore

/// Why an SVG file is not an icon.
///
/// It tells the element that is at fault, and what is the matter with it.
public struct SVGIconError: Error, Equatable, Sendable {
  /// The element at fault, as a person finds it.
  public struct Place: Equatable, Sendable {
    /// The element's name, without a prefix.
    public var element: SVGText
    /// The element's id, if it has one.
    public var id: SVGText?
    /// The line where it begins, counted from 1, if known.
    public var line: Int?

    /// Creates a place.
    public init(element: SVGText, id: SVGText? = nil, line: Int? = nil) {
      self.element = element
      self.id = id
      self.line = line
    }
  }

  /// What is the matter.
  public enum Fault: Error, Equatable, Sendable {
    /// The outermost element is another than `svg`.
    case notSVG
    /// An element that an icon cannot have, or is not known.
    case element
    /// An attribute or property that changes what is drawn, unsupported.
    case property(SVGText, value: SVGText)
    /// A value that its attribute cannot have.
    case value(SVGText, value: SVGText)
    /// The beginning of what is no rule of a style sheet.
    case sheet(SVGText)
    /// A selector that asks for more than names, classes and ids.
    case selector(SVGText)
    /// Path data with a mistake.
    case path(PathDataError)
    /// A paint that is a gradient, a pattern or from elsewhere.
    case paint(SVGText, value: SVGText)
    /// A part that cuts away some of what is drawn.
    case clipped
    /// Something half transparent, which an icon cannot be.
    case translucent(SVGText, value: SVGText)
    /// A reference to what the file does not hold.
    case reference(SVGText)
    /// A reference that leads back to itself.
    case cycle(SVGText)
    /// More shapes, or longer outlines, than an icon may have.
    case tooMuch
    /// Numbers that lead beyond what can be drawn.
    case tooLarge
    /// A file in which nothing is drawn.
    case nothing
    /// A shape that lies on one of another color.
    case hiding
    /// Shapes whose union no outline was found for.
    case overlap
  }

  /// Where it is.
  public var place: Place
  /// What it is.
  public var fault: Fault

  /// Creates the report of a fault.
  public init(_ fault: Fault, at place: Place) {
    self.fault = fault
    self.place = place
  }
}
