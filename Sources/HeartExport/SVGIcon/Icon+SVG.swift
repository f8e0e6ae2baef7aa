import HeartCore

extension Icon {
  /// Reads the icon that an SVG file draws.
  ///
  /// Every color counts the same: an icon is either there or not. Where shapes of different colors
  /// overlap, one would be lost in the other, and the file is refused. Lines become outlines, and
  /// all shapes become one. The view box is what is fitted where the icon goes; without one, it is
  /// width and height, or else the outline's bounds. Lines are right to 2e-5 of a shape's size.
  ///
  /// - Throws: The first thing that an icon cannot have, or that is not known.
  public init(svg root: SVGElement) throws(SVGIconError) {
    var reader = try SVGIconReader(root)
    self = try reader.read()
  }
}
