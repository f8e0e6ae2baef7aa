internal import HeartCore
internal import HeartExport

/// Pictures of one size in rows, with a small gap between them and around them all.
struct Strip {
  /// The size of every picture.
  let cell: CanvasSize
  /// How many pictures a row has.
  let columns: Int
  /// How many rows there are.
  let rows: Int

  /// The pixels between two pictures: a twelfth of a picture.
  var gap: Int { max(1, max(cell.width, cell.height) / 12) }

  /// The sides of the whole.
  var size: CanvasSize {
    CanvasSize(
      width: columns * (cell.width + gap) + gap, height: rows * (cell.height + gap) + gap)
  }

  /// Whether the whole is no larger than a bitmap can be.
  var isDrawable: Bool {
    size.width <= Bitmap.sideLimit && size.height <= Bitmap.sideLimit
  }

  /// One row for each change, on the look's background.
  static func of(_ changes: [FavoriteChange], frames: Int, _ look: Look) throws(CommandError)
    -> Bitmap
  {
    let strip = Strip(cell: look.canvas, columns: frames, rows: changes.count)
    guard strip.isDrawable else { throw .oversizedStrip(strip.size) }
    // No instant is larger than the strip, and none is there when that becomes a file.
    try PictureMemory.check(strip.size, smallerBy: .size)
    var whole = Bitmap(width: strip.size.width, height: strip.size.height)
    whole.fill(with: look.background)
    var painter = Painter()
    for (row, change) in changes.enumerated() {
      for (column, instant) in FavoriteFilm(change, look).evenly(frames).enumerated() {
        whole.copy(
          painter.paint(instant, look),
          column: strip.gap + column * (strip.cell.width + strip.gap),
          row: strip.gap + row * (strip.cell.height + strip.gap))
      }
    }
    return whole
  }
}

extension Bitmap {
  /// Puts the pixels of another picture in place of its own; that picture must lie inside.
  mutating func copy(_ other: Bitmap, column: Int, row: Int) {
    for line in 0..<other.height {
      let start = ((row + line) * width + column) * 4
      let source = line * other.width * 4
      bytes.replaceSubrange(
        start..<start + other.width * 4, with: other.bytes[source..<source + other.width * 4])
    }
  }
}
