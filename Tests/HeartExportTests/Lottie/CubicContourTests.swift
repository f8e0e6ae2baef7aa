import HeartCore
import Testing

@testable import HeartExport

/// Contours as cubic curves alone.
struct CubicContourTests {
  /// The curves as an outline of the core's, for its own measures.
  static func outline(_ contours: [CubicContour], fillRule: FillRule = .nonzero) -> Outline {
    Outline(
      contours: contours.map { contour in
        let vertices = contour.vertices
        let ends = vertices.dropFirst() + (contour.isClosed ? [vertices[0]] : [])
        return Contour(
          start: vertices[0].place,
          segments: zip(vertices, ends).map { from, to in
            .cubic(
              control1: from.place + from.outgoing, control2: to.place + to.incoming, to: to.place)
          }, isClosed: contour.isClosed)
      }, fillRule: fillRule)
  }

  /// How far places along one outline are from another, at most.
  static func distance(from first: Outline, to second: Outline) -> Double {
    var farthest = 0.0
    for contour in first.contours {
      for curve in contour.curves {
        for step in 0..<12 {
          let place = curve.point(at: Double(step) / 12)
          farthest = max(farthest, second.nearestPoint(to: place)?.distance ?? .infinity)
        }
      }
    }
    return farthest
  }

  @Test(arguments: Icon.Name.allCases)
  func `No icon strays from its outline by more than the tolerance`(name: Icon.Name) throws {
    guard case .outline(let outline) = name.icon.art else { return }
    for tolerance in [1e-2, 1e-4] {
      let contours = outline.contours.compactMap { CubicContour($0, tolerance: tolerance) }
      #expect(contours.count == outline.contours.count)
      let back = Self.outline(contours)
      // The nearest point is found to 1e-9 of the size.
      #expect(Self.distance(from: back, to: outline) <= tolerance + 1e-7)
      #expect(Self.distance(from: outline, to: back) <= tolerance + 1e-7)
    }
  }

  @Test(arguments: Icon.Name.allCases)
  func `A closed contour does not end with its first place`(name: Icon.Name) {
    guard case .outline(let outline) = name.icon.art else { return }
    for contour in outline.contours.compactMap({ CubicContour($0, tolerance: 1e-3) }) {
      #expect(contour.isClosed)
      #expect(contour.vertices.count > 1)
      #expect(contour.vertices.first?.place != contour.vertices.last?.place)
    }
  }

  @Test func `The heart takes two curves a lobe, and four where the tolerance asks for it`() throws
  {
    guard case .outline(let outline) = Icon.heart.art else { return }
    let contour = try #require(outline.contours.first)
    // A quarter strays by 2.73e-4 of the radius at most, which is 1 here.
    #expect(CubicContour(contour, tolerance: 3e-4)?.vertices.count == 6)
    #expect(CubicContour(contour, tolerance: 1e-4)?.vertices.count == 10)
  }

  @Test func `A line has its handles on it, a third of the way along`() throws {
    let contour = Outline.rectangle(Box(x: 1, y: 2, width: 3, height: 6)).contours[0]
    let curves = try #require(CubicContour(contour, tolerance: 1e-3))
    #expect(curves.vertices.count == 4)
    #expect(curves.vertices[0].outgoing == Vector2D(dx: 1, dy: 0))
    #expect(curves.vertices[0].incoming.distance(to: Vector2D(dx: 0, dy: 2)) < 1e-12)
  }

  @Test func `An open contour stays open, and keeps its last place`() throws {
    let corner = Contour(
      start: .origin, segments: [.line(to: Point2D(x: 1, y: 0)), .line(to: Point2D(x: 1, y: 1))],
      isClosed: false)
    let curves = try #require(CubicContour(corner, tolerance: 1e-3))
    #expect(!curves.isClosed)
    #expect(curves.vertices.map(\.place.x) == [0, 1, 1])
  }

  @Test func `There is no curve of a place alone, nor of what is not finite`() {
    #expect(CubicContour(Contour(start: .origin, segments: []), tolerance: 1) == nil)
    for bad in [Double.nan, .infinity] {
      let contour = Contour(start: .origin, segments: [.line(to: Point2D(x: bad, y: 1))])
      #expect(CubicContour(contour, tolerance: 1) == nil)
    }
  }
}

extension Vector2D {
  fileprivate func distance(to other: Vector2D) -> Double { (self - other).length }
}
