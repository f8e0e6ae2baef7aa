internal import HeartCore

/// A look as a page sends it: numbers in a row, then path data in UTF-8.
///
/// The numbers are Float64s, the lowest byte first. A choice is its place in `allCases`, a color is
/// red, green, blue and opacity as four bytes of one whole number, the opacity lowest.
enum LookRecord {
  /// What the numbers are, in their order.
  private enum Field: Int, CaseIterable {
    /// The package's icon; below 0 it is the path data.
    case icon
    case fillRule, style, motion, fillColor, borderColor, borderWidth, size, speed
    /// Not a number, all four, where there is no view box.
    case x, y, width, height
  }

  /// The look in some bytes; nil where they are none.
  ///
  /// What is not a number is as in the first look.
  static func look(_ bytes: [UInt8]) -> WorkbenchLook? {
    let end = Field.allCases.count * 8
    guard bytes.count >= end else { return nil }
    let number = { (field: Field) in Double(littleEndian: bytes[(field.rawValue * 8)...].prefix(8))
    }
    var look = WorkbenchLook()
    guard let fillRule: FillRule = choice(number(.fillRule)),
      let style: FavoriteStyle.Name = choice(number(.style)),
      let motion: FavoriteMotion = choice(number(.motion))
    else { return nil }
    if number(.icon) < 0 {
      let box = Box(
        x: number(.x), y: number(.y), width: number(.width), height: number(.height))
      let isThere = !(box.x.isNaN && box.y.isNaN && box.width.isNaN && box.height.isNaN)
      look.source = .path(
        String(decoding: bytes[end...], as: UTF8.self), viewBox: isThere ? box : nil,
        fillRule: fillRule)
    } else {
      guard let name: Icon.Name = choice(number(.icon)) else { return nil }
      look.source = .named(name)
    }
    look.style = style
    look.motion = motion
    look.fillColor = color(number(.fillColor)) ?? look.fillColor
    look.borderColor = color(number(.borderColor)) ?? look.borderColor
    look.borderWidth = number(.borderWidth)
    look.size = number(.size)
    look.speed = number(.speed)
    return look
  }

  private static func choice<Choice: CaseIterable>(_ number: Double) -> Choice?
  where Choice.AllCases == [Choice] {
    let all = Choice.allCases
    guard let index = Int(exactly: number), all.indices.contains(index) else { return nil }
    return all[index]
  }

  private static func color(_ number: Double) -> RGBA? {
    guard let bytes = UInt32(exactly: number) else { return nil }
    let part = { (shift: UInt32) in Double(bytes >> shift & 255) / 255 }
    return RGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension Double {
  fileprivate init(littleEndian bytes: ArraySlice<UInt8>) {
    var bits: UInt64 = 0
    for byte in bytes.reversed() { bits = bits << 8 | UInt64(byte) }
    self.init(bitPattern: bits)
  }
}
