#if GTK
  import HeartCore
  import Testing

  @testable import HeartGTK

  @Suite("The pixels of a picture")
  struct PixelGridTests {
    @Test("They are whole, and hold the whole rectangle")
    func holds() throws {
      var numbers = SplitMix64(seed: 3)
      for density in [1, 1.25, 1.5, 1.75, 2, 3.0] {
        for _ in 0..<200 {
          let room = Box(
            x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers),
            width: .random(in: 0.01...90, using: &numbers),
            height: .random(in: 0.01...90, using: &numbers))
          let grid = try #require(PixelGrid(covering: room, density: density))
          let pixels = grid.zoom(room)
          #expect(grid.zoom.scale == density)
          #expect(grid.zoom.offset.dx.rounded() == grid.zoom.offset.dx)
          #expect(grid.zoom.offset.dy.rounded() == grid.zoom.offset.dy)
          // A binary fraction of a pixel is lost by adding the offset.
          #expect(pixels.x > -1e-9 && pixels.y > -1e-9, "\(room)")
          #expect(pixels.maxX < Double(grid.width) + 1e-9, "\(room)")
          #expect(pixels.maxY < Double(grid.height) + 1e-9, "\(room)")
          #expect(pixels.x < 1 && pixels.y < 1, "\(room)")
          #expect(pixels.maxX > Double(grid.width) - 1, "\(room)")
          #expect(pixels.maxY > Double(grid.height) - 1, "\(room)")
        }
      }
    }

    @Test("What is huge has no more than 4,096 to a side, what is tiny one")
    func limits() throws {
      let huge = Box(x: 0.5, y: -7, width: 100_000, height: 50_000)
      let coarse = try #require(PixelGrid(covering: huge, density: 2))
      #expect((4000...4096).contains(coarse.width))
      #expect((2000...2060).contains(coarse.height))
      #expect(coarse.bounds.size.width >= 100_000)
      let tiny = try #require(
        PixelGrid(covering: Box(x: 3, y: 3, width: 1e-9, height: 1e-9), density: 1))
      #expect(tiny.width == 1 && tiny.height == 1)
    }

    @Test("There are none for a rectangle without area, without end, or too far away")
    func none() {
      for room in [
        Box(x: 0, y: 0, width: 0, height: 10), Box(x: 0, y: 0, width: 10, height: 0),
        Box(x: .nan, y: 0, width: 10, height: 10), Box(x: 0, y: 0, width: .infinity, height: 10),
        Box(x: 1e300, y: 0, width: 10, height: 10), Box(x: 0, y: -1e300, width: 10, height: 10),
        Box(x: 1e308, y: 0, width: 1e308, height: 10),
        Box(x: 0, y: 1e308, width: 10, height: 1e308),
        // Where ours are numbers still, and GTK's are not.
        Box(x: 0, y: 0, width: 1e39, height: 10), Box(x: 3e38, y: 0, width: 3e38, height: 10),
        Box(x: 0, y: 0, width: 3.4028e38, height: 10),
      ] {
        #expect(PixelGrid(covering: room, density: 1) == nil, "\(room)")
      }
      let far = Box(x: 1e30, y: 1, width: 1e-30, height: 1e-30)
      #expect(PixelGrid(covering: far, density: 1e300) == nil)
      let room = Box(x: 0, y: 0, width: 10, height: 10)
      for density in [0, -1, .nan, .infinity] {
        #expect(PixelGrid(covering: room, density: density) == nil, "\(density)")
      }
    }

    @Test(
      "With every number of a rectangle at its extremes there are none, or a few in GTK's reach")
    func extremes() {
      let numbers = [
        0, -0.0, 1, 10, -10, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e38, -1e38,
        0x1p120, -0x1p120, 3.4e38, 1e39, 1e300, -1e300, 1e308, -1e308, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
        .infinity, -.infinity, .nan,
      ]
      for x in numbers {
        for y in numbers {
          for width in numbers {
            for height in numbers {
              let room = Box(x: x, y: y, width: width, height: height)
              guard let grid = PixelGrid(covering: room, density: 2) else { continue }
              let bounds = grid.bounds
              let isSound =
                1...PixelGrid.sideLimit ~= grid.width && 1...PixelGrid.sideLimit ~= grid.height
                && bounds.origin.x.isFinite && bounds.origin.y.isFinite
                && bounds.size.width.isFinite && bounds.size.height.isFinite
              #expect(isSound, "\(room)")
            }
          }
        }
      }
    }
  }
#endif
