extension SVGDocument {
  /// Whether the names in a document can begin with a text.
  ///
  /// It is a name as XML has them, without a colon or a dot: either would part a name of CSS.
  public static func isNamePrefix(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, beginsName(first) else { return false }
    return scalars.allSatisfy { beginsName($0) || continuesName($0) }
  }

  /// `NameStartChar` of XML 1.0, section 2.3, but for the colon.
  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// What `NameChar` has beyond that, but for the dot.
  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
