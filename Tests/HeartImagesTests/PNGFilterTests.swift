import HeartCore
import Testing

@testable import HeartImages

@Suite("PNG filters")
struct PNGFilterTests {
  private static func randomRow(_ random: inout SplitMix64, count: Int) -> [PNGFilter.Pixel] {
    (0..<count).map { _ in
      PNGFilter.Pixel(
        UInt8(random.next(upTo: 255)), UInt8(random.next(upTo: 255)), UInt8(random.next(upTo: 255)),
        UInt8(random.next(upTo: 255)))
    }
  }

  @Test("Every filter leaves what the format says", arguments: PNGFilter.allCases)
  func differences(_ filter: PNGFilter) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let row = Self.randomRow(&random, count: 7)
      let rowAbove = Self.randomRow(&random, count: 7)
      let result = filter.differences(of: row, below: rowAbove)
      for index in row.indices {
        for channel in 0..<4 {
          let a = index == 0 ? 0 : Int(row[index - 1][channel])
          let b = Int(rowAbove[index][channel])
          let c = index == 0 ? 0 : Int(rowAbove[index - 1][channel])
          let p = a + b - c
          let nearest = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? 0
          let guess = [0, a, b, (a + b) / 2, nearest][Int(filter.rawValue)]
          #expect(result[index][channel] == row[index][channel] &- UInt8(guess), "\(a) \(b) \(c)")
        }
      }
    }
  }

  @Test("Flat color is left as it is, and a gradient is not")
  func choice() {
    let clear = [PNGFilter.Pixel](repeating: .zero, count: 96)
    let red = PNGFilter.Pixel(255, 0, 0, 255)
    let flat = (0..<96).map { 20..<70 ~= $0 ? red : .zero }
    #expect(PNGFilter(for: flat, below: clear) == .none)
    let gradient = (0..<96).map { PNGFilter.Pixel(UInt8($0 * 2), 0, UInt8(255 - $0), 255) }
    #expect(PNGFilter(for: gradient, below: clear) == .left)
    #expect(PNGFilter(for: gradient, below: gradient) == .above)
  }
}
