internal import HeartCore

extension Numbers {
  /// How many numbers an item takes.
  static let itemLength = 10

  /// Appends an item of a picture as ten numbers.
  ///
  /// They are: role, shape, ink, scale, x, y, opacity, line width, bytes of an own color, its alpha.
  mutating func append(_ item: PictureItem) {
    append(item.role.number)
    append(item.shape.number)
    append(item.ink.number)
    append(item.zoom.scale)
    append(item.zoom.offset.dx)
    append(item.zoom.offset.dy)
    append(item.opacity)
    append(item.lineWidth ?? -1)
    let isOwn = item.ink == .own
    append(isOwn ? item.color.bytes : 0)
    append(isOwn ? item.color.alpha : 1)
  }
}

extension PictureItem.Role {
  fileprivate var number: Double {
    switch self {
    case .border: 0
    case .fill, .shape: 1
    case .ring: 2
    case .particle(let index): Double(3 + index)
    }
  }
}

extension PictureShape {
  fileprivate var number: Double {
    switch self {
    case .outline, .image: 0
    case .disc: 1
    case .box: 2
    }
  }
}

extension PictureItem.Ink {
  fileprivate var number: Double {
    switch self {
    case .fill: 0
    case .border: 1
    case .own: 2
    }
  }
}

extension RGBA {
  /// Red, green and blue as bytes of one number.
  fileprivate var bytes: Double {
    func byte(_ part: Double) -> Double { Double(Int32(part * 255 + 0.5)) }
    return byte(red) * 65536 + byte(green) * 256 + byte(blue)
  }
}
