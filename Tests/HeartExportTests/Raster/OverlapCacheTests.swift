import HeartCore
import Testing

@testable import HeartExport

@Suite("Overlaps")
struct OverlapCacheTests {
  private static let circle = Outline.circle(center: .origin, radius: 3)

  private static func overlaps(_ outline: Outline) -> Bool {
    var cache = OverlapCache()
    return cache.overlapsItself(outline)
  }

  private static func overlaps(_ contours: [Contour]) -> Bool {
    overlaps(Outline(contours: contours))
  }

  @Test("No icon overlaps itself, so that icons are drawn the quick way")
  func icons() {
    for name in Icon.Name.allCases {
      #expect(!Self.overlaps(SampleShapes.outline(name.icon)), "\(name)")
    }
  }

  @Test("An outline overlaps itself that winds around a place again, or both ways")
  func contours() {
    let circle = Self.circle.contours
    let hole = Outline.circle(center: Point2D(x: 0.5, y: 0), radius: 1).contours
    let far = Outline.circle(center: Point2D(x: 9, y: 0), radius: 1).contours
    let backward = hole.map(\.reversed)
    #expect(!Self.overlaps([]))
    #expect(!Self.overlaps(circle + backward))
    #expect(!Self.overlaps(hole + far))
    #expect(Self.overlaps(circle + hole))
    #expect(Self.overlaps(backward + far))
    #expect(Self.overlaps(circle + circle))
    #expect(Self.overlaps(SampleShapes.star(.nonzero)))
  }

  @Test("The answer is the same for an outline of any size")
  func sizes() {
    for size in [1e-300, 1e-3, 1e6, 1e200] {
      let zoom = Zoom(scale: size)
      #expect(!Self.overlaps(Self.circle.mapped(by: zoom)), "\(size)")
      #expect(Self.overlaps(SampleShapes.star(.evenodd).mapped(by: zoom)), "\(size)")
    }
  }

  @Test("Outlines without extent, or with a number that is none, do not overlap, and do not trap")
  func odd() {
    for x in [0, .nan, .infinity, -1e308] {
      let line = Contour(
        start: .origin,
        segments: [.line(to: Point2D(x: x, y: 0)), .line(to: Point2D(x: -x, y: 0))])
      #expect(!Self.overlaps([line, line]), "\(x)")
    }
  }
}
