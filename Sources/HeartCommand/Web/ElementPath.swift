internal import HeartCore
internal import HeartExport

/// An outline as the page's elements draw it: path data in a square of 24.
struct ElementPath {
  /// The text of a `d` attribute.
  let data: String
  let fillRule: FillRule

  /// The square that an element's icon is fitted into.
  static let slot = Box(x: 0, y: 0, width: 24, height: 24)
  /// The most digits after a point: a 10,000th of the slot's 24th part is seen by nobody.
  private static let places = 4

  /// The outline of an icon that is fitted by its frame; nil for one that cannot be.
  init?(_ icon: Icon) {
    guard case .outline(let outline) = icon.art, let zoom = icon.zoom(in: Self.slot) else {
      return nil
    }
    data = outline.mapped(by: zoom).roundedPathData(places: Self.places)
    fillRule = outline.fillRule
  }

  /// A number of the slot, as exact as the data.
  static func text(_ number: Double) -> String {
    DecimalWriter.text(number.rounded(places: places))
  }
}
