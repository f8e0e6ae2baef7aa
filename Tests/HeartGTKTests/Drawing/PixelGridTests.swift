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
        Box(x: 1e300, y: 0, width: 10, height: 10),
      ] {
        #expect(PixelGrid(covering: room, density: 1) == nil, "\(room)")
      }
      let room = Box(x: 0, y: 0, width: 10, height: 10)
      for density in [0, -1, .nan, .infinity] {
        #expect(PixelGrid(covering: room, density: density) == nil, "\(density)")
      }
    }
  }
#endif
