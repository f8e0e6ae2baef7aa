import HeartCore
import Testing

@testable import HeartWeb

struct OutlineMeasureTests {
  @Test(arguments: Icon.Name.allCases)
  func `An icon of the package has the measures that the core finds`(_ name: Icon.Name) {
    guard case .outline(let outline) = name.icon.art else { return }
    expectAgreement(outline, within: 1e-12)
  }

  @Test func `Any path has the measures that the core finds, to a millionth`() throws {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var path = "M0 0"
      for _ in 0..<4 {
        path += ["C", "S", "Q", "L"][Int(dice.next() % 4)]
        // Numbers beyond what a letter needs begin the same curve again.
        for _ in 0..<12 { path += "\(Int(dice.next() % 2001) - 1000) " }
      }
      for _ in 0..<2 {
        path += "A\(1 + dice.next() % 900) \(1 + dice.next() % 900) \(dice.next() % 180) "
        path += "\(dice.next() % 2) \(dice.next() % 2) \(dice.next() % 1000) \(dice.next() % 1000)"
      }
      expectAgreement(try Outline(pathData: path), within: 1e-6, path)
    }
  }

  @Test func `Nothing has no bounds`() {
    #expect(OutlineMeasure.bounds(of: .empty) == nil)
  }

  private func expectAgreement(_ outline: Outline, within tolerance: Double, _ path: String = "") {
    guard let exact = outline.bounds, let bounds = OutlineMeasure.bounds(of: outline) else {
      Issue.record("There are no bounds of \(path)")
      return
    }
    let allowed = tolerance * exact.longerSide
    #expect(abs(bounds.x - exact.x) <= allowed, "\(path)")
    #expect(abs(bounds.y - exact.y) <= allowed, "\(path)")
    #expect(abs(bounds.maxX - exact.maxX) <= allowed, "\(path)")
    #expect(abs(bounds.maxY - exact.maxY) <= allowed, "\(path)")
    let distance = OutlineMeasure.farthestDistance(of: outline, from: exact.center)
    #expect(abs(distance - outline.farthestDistance(from: exact.center)) <= allowed, "\(path)")
  }
}
