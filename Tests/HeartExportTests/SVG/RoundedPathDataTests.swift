import HeartCore
import HeartExport
import Testing

struct RoundedPathDataTests {
  @Test(arguments: [
    ("M0.00004 -0.00004L1.23456 -9.99996L1e-7 12", "M0 0L1.2346 -10L0 12"),
    ("M0 0Q1.00006 2 3 4C1 2 3 4 5.123456 -6", "M0 0Q1.0001 2 3 4C1 2 3 4 5.1235 -6"),
    ("", ""),
  ])
  func `Each number is the nearest with so many digits`(_ data: String, _ rounded: String) throws {
    #expect(try Outline(pathData: data).roundedPathData(places: 4) == rounded)
  }

  @Test func `Numbers too large for a digit after the point stay as they are`() throws {
    let outline = try Outline(pathData: "M1e20 0L0 -1e300L1 5")
    #expect(outline.roundedPathData(places: 4) == outline.pathData)
  }

  @Test func `An arc of half a turn is written as two, whose center is told by their ends`() throws
  {
    let outline = try Outline(pathData: "M0 0A5 5 0 0 1 10 0")
    #expect(outline.roundedPathData(places: 2) == "M0 0A5 5 0 0 1 5 -5A5 5 0 0 1 10 0")
  }

  @Test(arguments: Icon.Name.allCases, [2, 4, 6])
  func `Rounding moves no rim by more than a few of the last digits`(
    _ name: Icon.Name, _ places: Int
  ) throws {
    guard case .outline(let exact) = name.icon.art else { return }
    let read = try Outline(pathData: exact.roundedPathData(places: places))
    var unit = 1.0
    for _ in 0..<places { unit /= 10 }
    for place in exact.contours.flatMap({ Array($0.curves) }).map({ $0.point(at: 0.5) }) {
      let found = try #require(read.nearestPoint(to: place))
      // An arc of less than a half turn is off by a few times what its ends are.
      #expect(found.distance < 5 * unit, "\(place)")
    }
  }
}
