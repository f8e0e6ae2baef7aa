internal import HeartCore
internal import HeartExport

/// The screen on which the heart of a square and two circles was first shown.
struct HeartScreen {
  private let hearts: [(view: Box, color: RGBA)]

  /// How wide and high the screen is, in points: room for what reaches out of the views below.
  private static let width = 415
  private static let height = 330

  /// One black heart of 100 and a row of six of 50, whose colors follow from a number.
  init(colorSeed: UInt64) {
    let large = (view: Box(x: 100, y: 100, width: 100, height: 100), color: RGBA.black)
    let side = 50.0
    let margin = 15.0
    hearts =
      [large]
      + Self.colors(seed: colorSeed).enumerated().map { index, color in
        let view = Box(
          x: 20 + (side + margin) * Double(index), y: 250, width: side, height: side)
        return (view, color)
      }
  }

  /// The colors of the small hearts, which follow from a number.
  static func colors(seed: UInt64) -> [RGBA] {
    var random = SplitMix64(seed: seed)
    var part: Double { Double(Int(random.unit() * 256)) / 255 }
    return (0..<6).map { _ in RGBA(red: part, green: part, blue: part) }
  }

  /// The screen, on white.
  func draw(_ placement: Placement, scale: Int) -> Bitmap {
    var screen = Bitmap(width: Self.width * scale, height: Self.height * scale)
    screen.fill(with: .white)
    var painter = Painter()
    let icon = Icon.Name.heart.icon
    for heart in hearts {
      let place = icon.zoom(in: heart.view, placement: placement, heartSize: heart.view.width)
      guard let place else { continue }
      painter.paint(icon, heart.color, place, onto: &screen, scale: Double(scale))
    }
    return screen
  }

  /// The sides of two screens with a line between them, in pixels.
  static func sizeOfBoth(scale: Int) -> CanvasSize {
    CanvasSize(width: (2 * width + 1) * scale, height: height * scale)
  }

  /// Two screens of one size with a line between them, a point wide.
  static func beside(_ left: Bitmap, _ right: Bitmap, scale: Int) -> Bitmap {
    var whole = Bitmap(width: left.width + scale + right.width, height: left.height)
    whole.fill(with: FavoriteDefaults.borderColor)
    whole.copy(left, column: 0, row: 0)
    whole.copy(right, column: left.width + scale, row: 0)
    return whole
  }
}
