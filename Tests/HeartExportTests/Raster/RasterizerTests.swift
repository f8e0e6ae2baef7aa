import HeartCore
import Testing

@testable import HeartExport

@Suite("Rasterizer")
struct RasterizerTests {
  private static let translucent = RGBA(red: 1, green: 0.25, blue: 0.5, alpha: 0.5)

  @Test("A translucent color is even, and no seam shows, at any place")
  func noSeam() {
    var numbers = SplitMix64(seed: 7)
    var rasterizer = Rasterizer()
    for color in [RGBA.red, Self.translucent] {
      // Over white: each part of the color, and what its alpha leaves of 255.
      let source = PremultipliedColor(color)
      let pixel = source.pixel + (255 - source.alpha) * 0x0101_0101
      for _ in 0..<40 {
        let zoom = SampleShapes.heartZoom(
          width: 60, left: Double.random(in: 1..<3, using: &numbers),
          top: Double.random(in: 1..<3, using: &numbers))
        var bitmap = Bitmap(width: 64, height: 64)
        bitmap.fill(with: .white)
        rasterizer.draw(
          SampleShapes.picture(.outline(SampleShapes.heart), zoom, color: color), onto: &bitmap)
        for row in 0..<64 {
          for column in 0..<64 {
            let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
              SampleShapes.heartContains(
                (Double(column) + dx - zoom.offset.dx) / (zoom.scale * 0.98),
                (Double(row) + dy - zoom.offset.dy) / (zoom.scale * 0.98))
            }
            if corners.allSatisfy({ $0 }) {
              // The rim is within 2 % of the size of the cleft only, where lobes meet.
              let isNearCleft =
                abs(Double(column) - zoom.offset.dx) < 3
                && abs(Double(row) - zoom.offset.dy + SampleShapes.diagonal * zoom.scale) < 3
              if !isNearCleft {
                #expect(bitmap.pixel(column, row) == pixel, "\(column), \(row), \(zoom)")
              }
            }
          }
        }
      }
    }
  }

  @Test("A canvas shows the same as the part of a larger canvas", arguments: 1...40)
  func clipping(width: Int) {
    let height = 41 - width
    var rasterizer = Rasterizer()
    for shape in Self.shapes {
      let whole = Self.draw(shape, 100, 100, dx: 0, dy: 0, &rasterizer)
      // Left of, above, right of, below, across and inside of the shape.
      for (left, top) in [(0, 0), (13, 30), (47, 5), (31, 60), (70, 45), (40, 40)] {
        let part = Self.draw(shape, width, height, dx: -left, dy: -top, &rasterizer)
        for row in 0..<min(height, 100 - top) {
          for column in 0..<min(width, 100 - left) {
            #expect(
              part.pixel(column, row) == whole.pixel(column + left, row + top),
              "\(width) × \(height) from \(left), \(top): \(column), \(row)")
          }
        }
      }
    }
  }

  private static let shapes: [Picture] = {
    let middle = Zoom(scale: 19.37, offset: Vector2D(dx: 50.3, dy: 50.7))
    let heart = PictureShape.outline(SampleShapes.heart)
    var group = SampleShapes.picture(heart, middle, color: .black)
    group.items +=
      SampleShapes.picture(
        .disc, Zoom(scale: 23, offset: Vector2D(dx: 44, dy: 52)), color: translucent
      ).items
    group.items += SampleShapes.picture(.disc, middle, color: .black, lineWidth: 0.4).items
    group.group = Picture.Group(itemCount: 2, mask: heart, maskZoom: middle, opacity: 0.7)
    return [
      SampleShapes.picture(heart, middle, color: translucent),
      SampleShapes.picture(.outline(SampleShapes.star(.evenodd)), middle),
      SampleShapes.picture(.disc, middle, lineWidth: 0.3),
      SampleShapes.picture(
        .box(Box(x: -1, y: -1.3, width: 2.2, height: 2.9)), middle, color: translucent),
      SampleShapes.picture(
        .image(ImageSamplerTests.randomImage(30, 20)),
        Zoom(scale: 1.5, offset: Vector2D(dx: 30.25, dy: 35.5))),
      SampleShapes.picture(
        .image(ImageSamplerTests.randomImage(90, 80)),
        Zoom(scale: 0.5, offset: Vector2D(dx: 30.25, dy: 35.5))),
      group,
    ]
  }()

  private static func draw(
    _ picture: Picture, _ width: Int, _ height: Int, dx: Int, dy: Int,
    _ rasterizer: inout Rasterizer
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(
      picture, onto: &bitmap,
      zoom: Zoom(scale: 1, offset: Vector2D(dx: Double(dx), dy: Double(dy))))
    return bitmap
  }

  @Test("Huge shapes are right where they are seen", arguments: [1e4, 1e6, 1e9])
  func hugeShapes(radius: Double) {
    var rasterizer = Rasterizer()
    // The rim runs through column or row 10 at 0.3; it is straight there, but for its sag of
    // 20² / 2r within the canvas, 0.02 px at most.
    let far = radius + 10.3
    let near = 10.3 - radius
    for (dx, dy, covers) in [
      (far, 20, { column, _ in column > 10 }), (near, 20, { column, _ in column < 10 }),
      (20, far, { _, row in row > 10 }), (20, near, { _, row in row < 10 }),
    ] as [(Double, Double, (Int, Int) -> Bool)] {
      var bitmap = Bitmap(width: 40, height: 40)
      rasterizer.draw(
        SampleShapes.picture(.disc, Zoom(scale: radius, offset: Vector2D(dx: dx, dy: dy))),
        onto: &bitmap)
      for row in 0..<40 {
        for column in 0..<40 {
          let isEdge = (dx == 20 ? row : column) == 10
          let alpha = Double(bitmap.pixel(column, row) >> 24)
          if isEdge {
            let share = dx == far || dy == far ? 0.7 : 0.3
            // The sag, 0.01 px of the lines, and half a level.
            #expect(abs(alpha - share * 255) <= (0.02 + 0.01) * 255 + 0.5)
          } else {
            #expect(alpha == (covers(column, row) ? 255 : 0), "\(column), \(row)")
          }
        }
      }
    }
  }

  @Test("Shapes out of sight, without size or without sense draw nothing, and do not trap")
  func nothing() {
    var rasterizer = Rasterizer()
    let heart = PictureShape.outline(SampleShapes.heart)
    let image = PictureShape.image(ImageSamplerTests.randomImage(5, 5))
    let box = PictureShape.box(Box(x: 0, y: 0, width: 1, height: 1))
    var zooms: [Zoom] = []
    for number in [1e6, -1e6, 1e18, -1e300, .infinity, .nan] {
      zooms.append(Zoom(scale: 10, offset: Vector2D(dx: number, dy: 5)))
      zooms.append(Zoom(scale: 10, offset: Vector2D(dx: 5, dy: number)))
    }
    zooms += [0, -1, .nan, .infinity].map { Zoom(scale: $0, offset: Vector2D(dx: 5, dy: 5)) }
    let odd = PictureShape.outline(
      Outline(contours: [
        Contour(
          start: .origin,
          segments: [.line(to: Point2D(x: .nan, y: 1)), .line(to: Point2D(x: 1, y: 1))])
      ]))
    var pictures = zooms.flatMap { zoom in
      [heart, image, box, .disc].map { SampleShapes.picture($0, zoom) }
    }
    pictures.append(SampleShapes.picture(odd, Zoom(scale: 9)))
    pictures.append(SampleShapes.picture(.outline(.empty), Zoom(scale: 9)))
    pictures.append(SampleShapes.picture(box, Zoom(scale: 9), color: .clear))
    pictures.append(SampleShapes.picture(box, Zoom(scale: 9), opacity: -1))
    pictures.append(SampleShapes.picture(.disc, Zoom(scale: 9), lineWidth: 0))
    pictures.append(SampleShapes.picture(.disc, Zoom(scale: 9), lineWidth: .nan))
    for picture in pictures {
      var bitmap = Bitmap(width: 20, height: 20)
      rasterizer.draw(picture, onto: &bitmap)
      #expect(bitmap == Bitmap(width: 20, height: 20), "\(picture)")
    }
  }

  @Test("A box far larger than the canvas fills it to the last pixel")
  func hugeBox() {
    var rasterizer = Rasterizer()
    for reach in [50, 1e6, 1e12, 1e200] {
      var bitmap = Bitmap(width: 37, height: 11)
      rasterizer.draw(
        SampleShapes.picture(
          .box(Box(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))), onto: &bitmap)
      var full = Bitmap(width: 37, height: 11)
      full.fill(with: .red)
      #expect(bitmap == full, "\(reach)")
    }
  }

  @Test("A slope is right however far away its ends are", arguments: [1e3, 1e7, 1e12, 1e200])
  func distantEnds(reach: Double) {
    let corners = [(-reach, -reach), (reach, reach), (-reach, reach)]
      .map { Point2D(x: $0.0, y: $0.1) }
    let triangle = Outline(contours: [
      Contour(start: corners[0], segments: corners[1...].map { .line(to: $0) })
    ])
    var bitmap = Bitmap(width: 21, height: 21)
    var rasterizer = Rasterizer()
    rasterizer.draw(SampleShapes.picture(.outline(triangle)), onto: &bitmap)
    for row in 0..<21 {
      for column in 0..<21 {
        let alpha = bitmap.alpha(column: column, row: row)
        #expect(alpha == (column < row ? 255 : column == row ? 128 : 0), "\(column), \(row)")
      }
    }
  }

  @Test("Bands of a tall canvas join without a trace")
  func bands() {
    // More pixels than one band takes, against the same shape in parts of one band each.
    let zoom = SampleShapes.heartZoom(width: 890.3, left: 2.7, top: 1.2)
    let picture = SampleShapes.picture(
      .outline(SampleShapes.heart), zoom, color: Self.translucent)
    var rasterizer = Rasterizer()
    let whole = Self.draw(picture, 900, 830, dx: 0, dy: 0, &rasterizer)
    for top in [0, 277, 554] {
      let part = Self.draw(picture, 900, 276, dx: 0, dy: -top, &rasterizer)
      let start = top * 900 * 4
      #expect(part.bytes.elementsEqual(whole.bytes[start..<start + part.bytes.count]))
    }
  }
}

extension Bitmap {
  func pixel(_ column: Int, _ row: Int) -> UInt32 {
    let start = (row * width + column) * 4
    return (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
  }
}
