import Foundation
import HeartCore
import SwiftUI
import Testing

@testable import HeartKit

@Suite("The heart as a shape of SwiftUI")
struct HeartShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 160)

  @Test("Its path is the core's outline") func pathCoresOutline() throws {
    let zoom = try #require(Icon.heart.zoom(in: Box(x: 10, y: 20, width: 200, height: 160)))
    let outline = try #require(Icon.heart.outline).mapped(by: zoom)
    let path = Heart().path(in: rect)
    let drawn = path.asOutline
    // A circle by cubics of an eighth of a turn is off by 5e-6 of its radius, which is 47.
    #expect(abs(drawn.area - outline.area) < 5e-5 * outline.area)
    let bounds = try #require(outline.bounds)
    #expect(abs(path.boundingRect.minX - bounds.x) < 1e-3)
    #expect(abs(path.boundingRect.minY - bounds.y) < 1e-3)
    #expect(abs(path.boundingRect.maxX - bounds.maxX) < 1e-3)
    #expect(abs(path.boundingRect.maxY - bounds.maxY) < 1e-3)
  }

  @Test("In the seed's placement it is the seed's heart") func seedsPlacementSeedsHeart() throws {
    let room = Box(x: 10, y: 20, width: 200, height: 160)
    for size in [nil, 90.0] {
      let zoom = try #require(Icon.heart.zoom(in: room, placement: .seed, heartSize: size))
      let bounds = try #require(Icon.heart.outline?.mapped(by: zoom).bounds)
      let drawn = Heart(placement: .seed, size: size.map { CGFloat($0) }).path(in: rect)
        .boundingRect
      #expect(abs(drawn.minY - bounds.y) < 1e-3, "size \(String(describing: size))")
      #expect(abs(drawn.width - bounds.width) < 1e-3, "size \(String(describing: size))")
    }
  }

  @Test(
    "Its inset is all that is at least so far from the rim", arguments: [4.0, 11, 23, 46, 50, 54])
  func insetAllThatAt(distance: Double) {
    let whole = Heart().path(in: rect)
    let inner = Heart().inset(by: distance).path(in: rect)
    let rim = whole.rim(piecesPerCurve: 40)
    for row in 0..<33 {
      for column in 0..<41 {
        let place = CGPoint(x: 10 + 5 * Double(column), y: 20 + 5 * Double(row))
        let room = whole.contains(place) ? rim.distance(to: place) : 0
        // Places nearer to the inner rim than the pieces of the outer are long may be either.
        guard abs(room - distance) > 0.2 else { continue }
        #expect(
          inner.contains(place) == (room > distance), "\(place) is \(room) inside, of \(distance)")
      }
    }
  }

  @Test("Outward it is all that is so near, but for the tip", arguments: [3.0, 12, 40])
  func outwardAllThatSo(distance: Double) {
    let whole = Heart().path(in: rect)
    let outer = Heart().inset(by: -distance).path(in: rect)
    let rim = whole.rim(piecesPerCurve: 40)
    // The tip stays sharp, so what lies below it is not compared.
    let lowest = whole.boundingRect.maxY - 2
    for row in 0..<35 {
      for column in 0..<45 {
        let place = CGPoint(x: -40 + 6.6 * Double(column), y: -30 + 6.6 * Double(row))
        guard place.y < lowest else { continue }
        let room = whole.contains(place) ? 0 : rim.distance(to: place)
        guard abs(room - distance) > 0.2 else { continue }
        #expect(outer.contains(place) == (room < distance), "\(place) is \(room) outside")
      }
    }
  }

  @Test("Its inset changes steadily until nothing is left") func insetChangesSteadilyUntil() {
    var last = Double.infinity
    for step in -20...62 {
      let inset = CGFloat(step)
      let area = Heart().inset(by: inset).path(in: rect).asOutline.area
      #expect(area < last || area == 0, "inset \(inset)")
      // The rim is at most 700 points long, so a point of it has no more area than this.
      if last.isFinite { #expect(last - area < 700, "inset \(inset)") }
      last = area
    }
    #expect(last == 0)
  }

  @Test("Insets add up") func insetsAddUp() {
    let twice = Heart().inset(by: 5).inset(by: 7).path(in: rect)
    #expect(twice == Heart().inset(by: 12).path(in: rect))
  }

  @Test("A change between two insets shows the hearts between") func changeBetweenTwoInsets() {
    let from = Heart(size: 100).inset(by: 2)
    let to = Heart(size: 60).inset(by: 8)
    var way = to.animatableData - from.animatableData
    way.scale(by: 0.5)
    var shown = to
    shown.animatableData = from.animatableData + way
    #expect(shown.path(in: rect) == Heart(size: 80).inset(by: 5).path(in: rect))
  }

  @Test("A heart that fills its room stays so while it is animated") func heartThatFillsRoom() {
    var heart = Heart()
    heart.animatableData = AnimatablePair(3, 77)
    #expect(heart.size == nil)
    #expect(heart.path(in: rect) == Heart().inset(by: 3).path(in: rect))
  }

  @Test(
    "Without room there is no heart",
    arguments: [CGRect.null, .zero, CGRect(x: 0, y: 0, width: 0, height: 9), .infinite])
  func withoutRoomThereNo(room: CGRect) {
    #expect(Heart().path(in: room).isEmpty)
    #expect(IconOutline(.star).path(in: room).isEmpty)
  }

  @Test("Any icon is a shape that stays inside by the inset", arguments: Icon.Name.allCases)
  func anyIconShapeThat(name: Icon.Name) {
    for inset in [0.0, 10, 40] {
      let path = IconOutline(name.icon).inset(by: inset).path(in: rect)
      let bounds = path.boundingRect
      // Cubics for arcs may be off by 5e-6 of a radius.
      let limits = rect.insetBy(dx: inset - 1e-3, dy: inset - 1e-3)
      #expect(bounds.minX >= limits.minX && bounds.maxX <= limits.maxX, "\(name), \(inset)")
      #expect(bounds.minY >= limits.minY && bounds.maxY <= limits.maxY, "\(name), \(inset)")
      #expect(path.asOutline.area > 0, "\(name), inset \(inset)")
    }
    #expect(IconOutline(name.icon).inset(by: 80).path(in: rect).isEmpty)
  }

  @Test("An icon of images has no outline") func iconImagesHasNo() {
    let icon = Icon(mask: Bitmap(width: 4, height: 4))
    #expect(IconOutline(icon).path(in: rect).isEmpty)
  }
}

extension Icon {
  /// The outline, where the icon is one.
  var outline: Outline? { if case .outline(let outline) = art { outline } else { nil } }
}

extension Path {
  /// The same path as the core has it.
  var asOutline: Outline {
    var contours: [Contour] = []
    func add(_ segment: Segment) { contours[contours.count - 1].segments.append(segment) }
    forEach { element in
      switch element {
      case .move(let end): contours.append(Contour(start: end.core, segments: []))
      case .line(let end): add(.line(to: end.core))
      case .quadCurve(let end, let control):
        add(.quadratic(control: control.core, to: end.core))
      case .curve(let end, let control1, let control2):
        add(.cubic(control1: control1.core, control2: control2.core, to: end.core))
      case .closeSubpath: break
      }
    }
    return Outline(contours: contours)
  }

  /// Places along the path, close together.
  func rim(piecesPerCurve count: Int) -> [CGPoint] {
    var places: [CGPoint] = []
    var start = CGPoint.zero
    var first = CGPoint.zero
    func addLine(to end: CGPoint) {
      for piece in 0...count {
        let t = CGFloat(piece) / CGFloat(count)
        places.append(
          CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      }
      start = end
    }
    forEach { element in
      switch element {
      case .move(let end):
        start = end
        first = end
      case .line(let end): addLine(to: end)
      case .quadCurve: Issue.record("A heart has no quadratic curves")
      case .curve(let end, let control1, let control2):
        for piece in 0...count {
          let t = CGFloat(piece) / CGFloat(count)
          let s = 1 - t
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          places.append(
            CGPoint(
              x: mix(start.x, control1.x, control2.x, end.x),
              y: mix(start.y, control1.y, control2.y, end.y)))
        }
        start = end
      case .closeSubpath: addLine(to: first)
      }
    }
    return places
  }
}

extension [CGPoint] {
  /// How far the nearest of the places is.
  func distance(to place: CGPoint) -> Double {
    reduce(.infinity) { Swift.min($0, hypot($1.x - place.x, $1.y - place.y)) }
  }
}

extension CGPoint {
  fileprivate var core: Point2D { Point2D(x: x, y: y) }
}
