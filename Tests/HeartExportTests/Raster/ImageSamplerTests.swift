import HeartCore
import Testing

@testable import HeartExport

@Suite("Images")
struct ImageSamplerTests {
  static func randomImage(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Bitmap {
    var numbers = SplitMix64(seed: UInt64(width * 1000 + height))
    var bitmap = Bitmap(width: width, height: height)
    for pixel in 0..<width * height {
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &numbers)
      for part in 0..<3 {
        bitmap.bytes[pixel * 4 + part] = UInt8.random(in: 0...alpha, using: &numbers)
      }
      bitmap.bytes[pixel * 4 + 3] = alpha
    }
    return bitmap
  }

  private static func draw(
    _ image: Bitmap, _ zoom: Zoom, _ width: Int, _ height: Int, opacity: Double = 1
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var rasterizer = Rasterizer()
    rasterizer.draw(SampleShapes.picture(.image(image), zoom, opacity: opacity), onto: &bitmap)
    return bitmap
  }

  @Test("At its own size on whole pixels, an image is drawn byte for byte")
  func identity() {
    let image = Self.randomImage(37, 21)
    #expect(Self.draw(image, .identity, 37, 21) == image)
    for (dx, dy) in [(5, 3), (-7, -4), (30, 15), (-36, 20)] {
      let zoom = Zoom(scale: 1, offset: Vector2D(dx: Double(dx), dy: Double(dy)))
      let drawn = Self.draw(image, zoom, 37, 21)
      for row in 0..<21 {
        for column in 0..<37 {
          let isInside = 0..<37 ~= column - dx && 0..<21 ~= row - dy
          let expected = isInside ? image.pixel(column - dx, row - dy) : 0
          #expect(drawn.pixel(column, row) == expected)
        }
      }
    }
  }

  @Test(
    "Not larger than itself, every pixel is the average of what it covers",
    arguments: [1, 0.75, 0.5, 0.31, 0.07])
  func average(scale: Double) {
    let image = Self.randomImage(23, 17)
    for (dx, dy) in [(0.0, 0.0), (1, 2), (3.3, 0.75), (-2.6, 1.2)] {
      let zoom = Zoom(scale: scale, offset: Vector2D(dx: dx, dy: dy))
      let drawn = Self.draw(image, zoom, 27, 20)
      for row in 0..<20 {
        for column in 0..<27 {
          let expected = Self.averaged(image, zoom, column, row)
          Self.expectNearest(drawn, column, row, expected, zoom)
        }
      }
    }
  }

  private static func averaged(_ image: Bitmap, _ zoom: Zoom, _ column: Int, _ row: Int) -> [Double]
  {
    func overlap(_ pixel: Int, _ texel: Int, _ offset: Double) -> Double {
      let start = Double(texel) * zoom.scale + offset
      return max(0, min(Double(pixel + 1), start + zoom.scale) - max(Double(pixel), start))
    }
    var sums = [0.0, 0, 0, 0]
    for y in 0..<image.height {
      for x in 0..<image.width {
        let area = overlap(column, x, zoom.offset.dx) * overlap(row, y, zoom.offset.dy)
        for part in 0..<4 {
          sums[part] += area * Double(image.bytes[(y * image.width + x) * 4 + part])
        }
      }
    }
    return sums
  }

  @Test(
    "Larger than itself, every pixel is interpolated between the texels about its middle",
    arguments: [1.2, 2, 3.7, 16])
  func interpolation(scale: Double) {
    let image = Self.randomImage(5, 4)
    for (dx, dy) in [(0.0, 0.0), (1, 2), (3.3, 0.75), (-2.6, 1.2)] {
      let zoom = Zoom(scale: scale, offset: Vector2D(dx: dx, dy: dy))
      let drawn = Self.draw(image, zoom, 30, 29)
      for row in 0..<29 {
        for column in 0..<30 {
          let expected = Self.interpolated(image, zoom, column, row)
          Self.expectNearest(drawn, column, row, expected, zoom)
        }
      }
    }
  }

  private static func interpolated(
    _ image: Bitmap, _ zoom: Zoom, _ column: Int, _ row: Int
  ) -> [Double] {
    func covered(_ pixel: Int, _ count: Int, _ offset: Double) -> Double {
      max(
        0, min(Double(pixel + 1), offset + Double(count) * zoom.scale) - max(Double(pixel), offset))
    }
    let coverage =
      covered(column, image.width, zoom.offset.dx) * covered(row, image.height, zoom.offset.dy)
    let x = (Double(column) + 0.5 - zoom.offset.dx) / zoom.scale - 0.5
    let y = (Double(row) + 0.5 - zoom.offset.dy) / zoom.scale - 0.5
    func texel(_ dx: Int, _ dy: Int, _ part: Int) -> Double {
      let column = min(max(Int(x.rounded(.down)) + dx, 0), image.width - 1)
      let row = min(max(Int(y.rounded(.down)) + dy, 0), image.height - 1)
      return Double(image.bytes[(row * image.width + column) * 4 + part])
    }
    let (u, v) = (x - x.rounded(.down), y - y.rounded(.down))
    return (0..<4).map { part in
      let upper = texel(0, 0, part) * (1 - u) + texel(1, 0, part) * u
      let lower = texel(0, 1, part) * (1 - u) + texel(1, 1, part) * u
      return coverage * (upper * (1 - v) + lower * v)
    }
  }

  private static func expectNearest(
    _ drawn: Bitmap, _ column: Int, _ row: Int, _ expected: [Double], _ zoom: Zoom
  ) {
    for part in 0..<4 {
      let byte = Double(drawn.bytes[(row * drawn.width + column) * 4 + part])
      // Rounding to the nearest, and some tens of sums and products in Float of up to 255.
      #expect(
        abs(byte - expected[part]) <= 0.5 + 0.001, "\(column), \(row), part \(part), \(zoom)")
    }
  }

  @Test("An opaque image stays opaque inside at any scale and place")
  func opaque() {
    var numbers = SplitMix64(seed: 10)
    let image = Self.randomImage(60, 60, isOpaque: true)
    for _ in 0..<60 {
      let scale = Double.random(in: 0.2...3, using: &numbers)
      let zoom = Zoom(
        scale: scale,
        offset: Vector2D(
          dx: Double.random(in: 0...3, using: &numbers),
          dy: Double.random(in: 0...3, using: &numbers)))
      let drawn = Self.draw(image, zoom, 40, 40)
      for row in 3..<40 where Double(row + 1) <= zoom.offset.dy + 60 * scale {
        for column in 3..<40 where Double(column + 1) <= zoom.offset.dx + 60 * scale {
          #expect(drawn.alpha(column: column, row: row) == 255, "\(zoom): \(column), \(row)")
        }
      }
    }
  }

  @Test("An image's opacity multiplies every part, rounded once")
  func opacity() {
    let image = Self.randomImage(19, 9)
    let drawn = Self.draw(image, .identity, 19, 9, opacity: 0.4)
    for (byte, source) in zip(drawn.bytes, image.bytes) {
      // 0.4 in Float is 6e-9 off.
      #expect(abs(Double(byte) - 0.4 * Double(source)) <= 0.5 + 1e-4)
    }
  }

  @Test("Bytes that are not premultiplied are cut to their alpha")
  func notPremultiplied() {
    let image = Bitmap(width: 1, height: 1, bytes: [200, 100, 50, 100])
    #expect(Self.draw(image, .identity, 1, 1).bytes == [100, 100, 50, 100])
  }
}
