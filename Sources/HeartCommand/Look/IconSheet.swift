internal import HeartCore
internal import HeartExport

/// Every icon beside the heart, hollow and filled, large and as small as buttons are.
enum IconSheet {
  /// The points between a column's large pictures and the next column's.
  private static let margin = 12
  private static let large = 96
  /// Hollow and filled, these make a row as wide as a large picture, with 5 points between them.
  private static let small = [24, 16]
  private static let gap = 5

  /// The sheet, on white; a column an icon: hollow, filled, then both in small.
  static func draw(scale: Int) -> Bitmap {
    let names = Icon.Name.allCases
    let column = large + 2 * margin
    let height = 2 * (large + margin) + small[0] + 2 * margin
    var sheet = Bitmap(width: names.count * column * scale, height: height * scale)
    sheet.fill(with: .white)
    var painter = Painter()
    func add(_ name: Icon.Name, selected: Bool, side: Int, x: Int, y: Int) {
      var look = Look()
      look.favorite.icon = name.icon
      look.background = .white
      look.canvas = .square(side * scale)
      sheet.copy(
        painter.paint(.settled(selected: selected), look), column: x * scale, row: y * scale)
    }
    for (index, name) in names.enumerated() {
      let left = index * column + margin
      add(name, selected: false, side: large, x: left, y: margin)
      add(name, selected: true, side: large, x: left, y: 2 * margin + large)
      var x = left
      for side in small {
        for selected in [false, true] {
          add(name, selected: selected, side: side, x: x, y: 3 * margin + 2 * large)
          x += side + gap
        }
      }
    }
    return sheet
  }
}
