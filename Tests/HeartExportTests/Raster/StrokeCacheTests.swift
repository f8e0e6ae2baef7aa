import HeartCore
import Testing

@testable import HeartExport

@Suite("Kept lines")
struct StrokeCacheTests {
  private static let icons: [Icon] = [.heart, .softHeart, .star, .bookmark, .thumb, .flame]

  @Test("A line is that of the outline and the width, whatever was asked for before")
  func everyOrder() {
    var cache = StrokeCache()
    var numbers = SplitMix64(seed: 11)
    for _ in 0..<100 {
      let outline = SampleShapes.outline(
        Self.icons[Int.random(in: 0..<Self.icons.count, using: &numbers)])
      let width = [0.1, 0.2, 0.3][Int.random(in: 0..<3, using: &numbers)]
      #expect(
        cache.stroke(of: outline, width: width)
          == outline.stroked(width: width, join: .round, miterLimit: 4))
    }
  }

  @Test("A border whose width changes is drawn anew")
  func changedWidth() {
    var rasterizer = Rasterizer()
    for width in [2.0, 6, 3] {
      let look = FavoriteLook(icon: .star, borderWidth: width)
      var picture = Picture()
      picture.refill(
        .settled(selected: false), look: look, in: Box(x: 0, y: 0, width: 60, height: 60))
      var bitmap = Bitmap(width: 60, height: 60)
      rasterizer.draw(picture, onto: &bitmap)
      #expect(bitmap == SelectedStateTests.bitmap(.settled(selected: false), look, side: 60))
    }
  }

  @Test("The corners of a line are round")
  func roundCorners() {
    // The line about a square corner reaches a quarter circle beyond it, not a square.
    let square = Outline(contours: [
      Contour(
        start: Point2D(x: 10, y: 10),
        segments: [
          .line(to: Point2D(x: 30, y: 10)), .line(to: Point2D(x: 30, y: 30)),
          .line(to: Point2D(x: 10, y: 30)),
        ])
    ])
    let reader = CoverageReader.read(.outline(square), .identity, side: 40, lineWidth: 16)
    var sum = 0.0
    for row in 0..<10 { for column in 0..<10 { sum += reader.share(column: column, row: row) } }
    // Lines at most 0.01 px inside the curve, and 2e-5 of 20 px that the line itself may be off.
    #expect(abs(sum - .pi * 16) <= (0.01 + 4e-4) * .pi * 4)
  }
}
