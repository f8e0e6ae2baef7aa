import Testing

@testable import HeartCore

@Suite("Where an icon goes")
struct PlacementTests {
  private let room = Box(x: 3, y: -7, width: 60, height: 44)

  private func placed(heartSize: Double?) -> Box? {
    Icon.heart.zoom(in: room, heartSize: heartSize).map { $0(Icon.heart.frame) }
  }

  @Test("Fitted keeps the aspect and the center, with a size and without")
  func fitted() throws {
    let sized = try #require(placed(heartSize: 20))
    // (2 + √2) / (1 + 3√½), the aspect of the construction.
    let aspect = (2 + 2.0.squareRoot()) / (1 + 3 * 0.5.squareRoot())
    // Half a unit of the last place given.
    #expect(abs(aspect - 1.0938) < 5e-5)
    // From here on, a few roundings of numbers of the size that is expected.
    #expect(abs(sized.width - 20) < 1e-13)
    #expect(abs(sized.width / sized.height - aspect) < 1e-14)
    #expect(sized.center.distance(to: room.center) < 1e-13)

    let filling = try #require(placed(heartSize: nil))
    #expect(abs(filling.height - 44) < 1e-13 && filling.width < 60)
    #expect(filling.center.distance(to: room.center) < 1e-13)

    // An explicit size is not limited by the room.
    let large = try #require(placed(heartSize: 500))
    #expect(abs(large.width - 500) < 1e-12 && large.center.distance(to: room.center) < 1e-12)
  }

  @Test("The seed's placement is where its document puts the square and the circles")
  func seed() throws {
    for size in [50.0, 100, 150] {
      let part = size / 3
      let box = Box(x: 20, y: 250, width: size, height: size)
      let zoom = try #require(Icon.heart.zoom(in: box, placement: .seed, heartSize: size))
      // In the view, before the turn by 45° about its middle: the square's corners on the rim,
      // and each circle's point farthest from the square.
      let turn = Affine.rotation(by: .pi / 4, about: Point2D(x: size / 2, y: size / 2))
        .then(.shift(by: Vector2D(dx: 20, dy: 250)))
      let outline = GeometrySamples.heart.mapped(by: zoom)
      let curves = Array(outline.contours[0].curves)
      let expected = [
        turn(Point2D(x: part, y: part)), turn(Point2D(x: 3 * part, y: part)),
        turn(Point2D(x: 3 * part, y: 3 * part)), turn(Point2D(x: part, y: 3 * part)),
      ]
      // A few roundings of coordinates of up to 400, by a turn and a shift.
      for (curve, corner) in zip(curves, expected) {
        #expect(curve.start.distance(to: corner) < 1e-12, "size \(size)")
      }
      let top = turn(Point2D(x: 2 * part, y: 0))
      let side = turn(Point2D(x: 0, y: 2 * part))
      #expect(curves[0].point(at: 0.5).distance(to: top) < 1e-12, "size \(size)")
      #expect(curves[3].point(at: 0.5).distance(to: side) < 1e-12, "size \(size)")
    }
    // A size left out is 150, whatever the room.
    #expect(
      Icon.heart.zoom(in: room, placement: .seed)
        == Icon.heart.zoom(in: room, placement: .seed, heartSize: 150))
  }

  @Test("The seed's placement is for the heart only")
  func seedOfOthers() {
    let square = Icon(outline: .rectangle(Box(x: 0, y: 0, width: 2, height: 2)))
    #expect(square.zoom(in: room, placement: .seed) == square.zoom(in: room))
  }

  @Test(
    "A room that is empty or not a number has no place for an icon",
    arguments: Placement.allCases, [nil, 20.0])
  func badRooms(placement: Placement, size: Double?) {
    let parts = [0, -5, Double.nan, .infinity]
    for part in parts {
      for room in [
        Box(x: 0, y: 0, width: part, height: 10), Box(x: 0, y: 0, width: 10, height: part),
      ] {
        #expect(
          Icon.heart.zoom(in: room, placement: placement, heartSize: size) == nil, "\(room)")
      }
    }
    for part in [Double.nan, .infinity] {
      let room = Box(x: part, y: 0, width: 10, height: 10)
      #expect(Icon.heart.zoom(in: room, placement: placement, heartSize: size) == nil)
    }
  }

  @Test(
    "A size that is not above zero, or not a number, has no place", arguments: Placement.allCases)
  func badSizes(placement: Placement) {
    for size in [0, -1, Double.nan, .infinity] {
      #expect(
        Icon.heart.zoom(in: room, placement: placement, heartSize: size) == nil, "\(size)")
    }
  }

  @Test("An icon without extent cannot be placed")
  func emptyIcons() {
    #expect(Icon(outline: .empty).zoom(in: room) == nil)
    let line = Contour(start: .origin, segments: [.line(to: Point2D(x: 5, y: 0))])
    #expect(Icon(outline: Outline(contours: [line])).zoom(in: room, heartSize: 20) == nil)
  }
}
