import Testing

@testable import HeartCore

@Suite("Outlines without holes")
struct OutlineWithoutHolesTests {
  /// What places that are taken for one may move: 2e-9 of a size of about 10.
  private let tolerance = 1e-6

  @Test("All that the outer rims enclose is filled, and gaps that are open stay")
  func areas() throws {
    let samples: [(data: String, rule: FillRule, area: Double)] = [
      // A frame, its hole turned either way or by the rule.
      ("M0 0H6V6H0Z M2 2V4H4V2Z", .nonzero, 36), ("M0 0H6V6H0Z M2 2H4V4H2Z", .evenodd, 36),
      // An island in the hole is gone in it.
      ("M0 0H9V9H0Z M1 1V8H8V1Z M3 3H5V5H3Z", .nonzero, 81),
      // Two frames apart, and one within the other.
      ("M0 0H4V4H0Z M1 1V3H3V1Z M6 0H10V4H6Z M7 1V3H9V1Z", .nonzero, 32),
      ("M0 0H9V9H0Z M1 1V8H8V1Z M2 2H7V7H2Z M3 3V6H6V3Z", .nonzero, 81),
      // Four bars that enclose a hole between them.
      ("M0 0H6V1H0Z M0 5H6V6H0Z M0 0H1V6H0Z M5 0H6V6H5Z", .nonzero, 36),
      // A horseshoe is open, and what it holds is outside.
      ("M0 0H6V6H5V1H1V6H0Z", .nonzero, 16),
      // A figure eight has two rims, and what both rims of a lens enclose is a hole of the rule.
      ("M0 0L4 4V0L0 4Z", .nonzero, 8), ("M0 0H4V4H0Z M2 0H6V4H2Z", .evenodd, 24),
    ]
    for (data, rule, area) in samples {
      let outline = try Outline(pathData: data, fillRule: rule)
      let solid = try #require(outline.withoutHoles, "\(data)")
      #expect(abs(solid.area - area) < tolerance, "\(data): \(solid.area)")
      #expect(solid.withoutHoles == solid, "\(data)")
    }
  }

  @Test("A star of one line is filled in its middle too, by either rule")
  func pentagram() throws {
    for rule in FillRule.allCases {
      let star = try Outline(pathData: "M5 0L8 9L0 3.5H10L2 9Z", fillRule: rule)
      let solid = try #require(star.withoutHoles)
      #expect(solid.winding(around: Point2D(x: 5, y: 4.5)) != 0)
    }
  }

  @Test("A shape without holes stays to the last bit")
  func unchanged() throws {
    for icon in Icon.Name.allCases.map(\.icon) { #expect(icon.withoutHoles == icon) }
    let circle = Outline.circle(center: .origin, radius: 2)
    #expect(circle.withoutHoles == circle)
  }

  @Test("A ring is its disc, in the same frame and with the same landmarks")
  func icons() throws {
    let ring = Outline(
      contours: Outline.circle(center: .origin, radius: 2).contours
        + Outline.circle(center: .origin, radius: 1).contours, fillRule: .evenodd)
    let box = Box(x: -3, y: -3, width: 6, height: 6)
    let icon = Icon(outline: ring, viewBox: box, landmarks: Icon.Landmarks(tip: .origin))
    let solid = try #require(icon.withoutHoles)
    #expect(solid.frame == box && solid.landmarks == icon.landmarks)
    #expect(abs(solid.fillRadius - 2) < tolerance)
  }

  @Test("Nothing, and an image, have no such shape")
  func nothing() {
    #expect(Outline.empty.withoutHoles == nil)
    #expect(Icon(mask: Bitmap(width: 1, height: 1)).withoutHoles == nil)
  }
}
