#if canImport(Glibc)
  import HeartCore
  import Testing

  @testable import HeartExport

  @Suite("Memory", .serialized)
  struct AllocationTests {
    @Test("A frame like one before allocates nothing, for every style and icon")
    func frames() throws {
      // A counter that does not count would prove anything.
      #expect(AllocationCounter.objects { Self.allocate(3) } == 3)
      for style in FavoriteStyle.Name.allCases {
        for icon in Icon.Name.allCases {
          var scene = Scene(style: style.style, icon: icon.icon)
          scene.play()
          let count = try #require(AllocationCounter.objects { scene.play() })
          #expect(count == 0, "\(style), \(icon)")
        }
      }
    }

    @Test("Shapes of every kind, filled and as lines, allocate nothing the second time")
    func shapes() throws {
      let image = ImageSamplerTests.randomImage(30, 20)
      let shapes: [PictureShape] = [
        .outline(SampleShapes.heart), .outline(SampleShapes.star(.evenodd)), .disc,
        .box(Box(x: -1, y: -1.3, width: 2.2, height: 2.9)), .image(image),
      ]
      let zoom = Zoom(scale: 19, offset: Vector2D(dx: 50, dy: 50))
      var rasterizer = Rasterizer()
      var bitmap = Bitmap(width: 96, height: 96)
      for shape in shapes {
        for lineWidth in [nil, 0.3] {
          var picture = SampleShapes.picture(shape, zoom, lineWidth: lineWidth)
          picture.group = Picture.Group(itemCount: 1, mask: shape, maskZoom: zoom)
          rasterizer.draw(picture, onto: &bitmap)
          let count = AllocationCounter.objects { rasterizer.draw(picture, onto: &bitmap) }
          #expect(count == 0, "\(shape), line \(lineWidth ?? 0)")
        }
      }
    }

    @Test("Lines along four outlines are kept, so that buttons can take turns")
    func keptLines() {
      var cache = StrokeCache()
      let outlines = Icon.Name.allCases.map { SampleShapes.outline($0.icon) }
      for outline in outlines { _ = cache.stroke(of: outline, width: 0.2) }
      for outline in outlines.suffix(4) + outlines.suffix(4) {
        #expect(AllocationCounter.objects { _ = cache.stroke(of: outline, width: 0.2) } == 0)
      }
    }

    @inline(never)
    private static func allocate(_ times: Int) {
      for size in 1...times { withExtendedLifetime(Array(repeating: size, count: size)) {} }
    }

    /// A button that is pressed, filled, pressed again and emptied.
    private struct Scene {
      var model: FavoriteModel
      let look: FavoriteLook
      let slot: Box
      var picture = Picture()
      var bitmap = Bitmap(width: 96, height: 96)
      var rasterizer = Rasterizer()
      var start = 0.0

      init(style: FavoriteStyle, icon: Icon) {
        model = FavoriteModel(style: style)
        look = FavoriteLook(icon: icon)
        slot = Box(x: 0, y: 0, width: 96, height: 96).divided(by: style.reach)
      }

      mutating func play() {
        for frame in 0..<180 {
          let time = start + Double(frame) / 60
          if frame == 0 || frame == 90 { model.handle(.activate, at: time) }
          model.advance(to: time)
          picture.refill(model.instant(at: time), look: look, in: slot)
          bitmap.fill(with: .clear)
          rasterizer.draw(picture, onto: &bitmap)
        }
        start += 3
      }
    }
  }
#endif
