import Testing

@testable import HeartCore

struct HitAreaTests {
  @Test("A small button is hit 22 points from its middle, on each side, and no farther")
  func small() {
    for side in [0, 1, 16, 24, 43.9] {
      let area = HitArea(of: Box(x: 100 - side / 2, y: 50 - side / 2, width: side, height: side))
      for (dx, dy) in [(22.0, 0.0), (-22, 0), (0, 22), (0, -22), (22, 22), (-22, -22)] {
        #expect(area.contains(Point2D(x: 100 + dx, y: 50 + dy)), "\(side), \(dx), \(dy)")
        #expect(!area.contains(Point2D(x: 100 + 1.01 * dx, y: 50 + 1.01 * dy)), "\(side)")
      }
    }
  }

  @Test("A button larger than the least side is its own area")
  func large() {
    let bounds = Box(x: 3, y: 4, width: 60, height: 80)
    #expect(HitArea(of: bounds).box == bounds)
    #expect(HitArea(of: Box(x: 0, y: 0, width: 60, height: 24)).box.height == 44)
  }

  @Test("Of two that hold a place, just one has it: the one whose middle is nearer")
  func overlap() {
    var dice = Dice(seed: 44)
    for _ in 0..<10_000 {
      let areas = (0..<2).map { _ in
        HitArea(
          of: Box(
            x: dice.number(in: 0...60), y: dice.number(in: 0...60),
            width: dice.number(in: 0...80), height: dice.number(in: 0...80)))
      }
      let point = Point2D(x: dice.number(in: 0...100), y: dice.number(in: 0...100))
      let holding = areas.filter { $0.contains(point) }
      guard holding.count == 2 else { continue }
      let nearer = holding.map { ($0.box.center - point).length }
      #expect(holding[0].givesWay(to: holding[1], at: point) == (nearer[1] < nearer[0]))
      #expect(holding[1].givesWay(to: holding[0], at: point) == (nearer[0] < nearer[1]))
    }
  }

  @Test("An area gives way to none that does not hold the place, however near its middle")
  func elsewhere() {
    let wide = HitArea(of: Box(x: 0, y: 0, width: 400, height: 44))
    let near = HitArea(of: Box(x: 0, y: 0, width: 44, height: 44))
    #expect(!wide.givesWay(to: near, at: Point2D(x: 45, y: 22)))
    #expect(wide.givesWay(to: near, at: Point2D(x: 43, y: 22)))
  }

  @Test("A place or a room that is not a number holds nothing")
  func notFinite() {
    let room = Box(x: .nan, y: 0, width: 24, height: 24)
    #expect(!HitArea(of: room).contains(Point2D(x: 0, y: 12)))
    #expect(!HitArea(of: .init(x: 0, y: 0, width: 1, height: 1)).contains(Point2D(x: .nan, y: 0)))
  }
}
