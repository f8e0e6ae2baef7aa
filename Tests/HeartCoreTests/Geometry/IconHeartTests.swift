@testable import HeartCore
import Testing

@Suite("The heart")
struct IconHeartTests {
  /// Half the diagonal of a square of side 1, the √½ of the closed forms.
  private let half = 0.5.squareRoot()
  /// A few roundings of numbers of about 5.
  private let rounding = 4e-15

  @Test("Its box, cleft, tip and fill radius are those of the construction")
  func box() throws {
    let icon = Icon.heart
    let bounds = try #require(GeometrySamples.heart.bounds)
    #expect(icon.frame == bounds)
    #expect(abs(bounds.x + 1 + half) < rounding)
    #expect(abs(bounds.maxX - 1 - half) < rounding)
    #expect(abs(bounds.y + 1) < rounding)
    #expect(abs(bounds.maxY - 3 * half) < rounding)
    #expect(icon.landmarks.cleft == Point2D(x: 0, y: -half))
    #expect(icon.landmarks.tip == Point2D(x: 0, y: 3 * half))
    #expect(icon.landmarks.pivot == .origin)

    // The farthest point from the box's center is on a lobe, seen through the lobe's center.
    let middle = (3 * half - 1) / 2
    let radius = 1 + (0.5 + middle * middle).squareRoot()
    #expect(abs(icon.fillRadius - radius) < rounding)
    #expect(abs(icon.fillRadius - 1.90241) < 5e-6)
    #expect(abs(icon.fillRadius * 100 / bounds.width - 55.7202) < 5e-5)
  }

  @Test("Fitted to a width of 100, it has the bounds that the design tells")
  func fitted() throws {
    let zoom = try #require(Icon.heart.zoom(in: Box(x: 0, y: 0, width: 100, height: 100)))
    let bounds = try #require(GeometrySamples.heart.mapped(by: zoom).bounds)
    // The design's figures are rounded to five places.
    #expect(abs(bounds.x) < 5e-6 && abs(bounds.y - 4.28932) < 5e-6)
    #expect(abs(bounds.width - 100) < 5e-6 && abs(bounds.height - 91.42136) < 5e-6)
    #expect(abs(Icon.heart.fillRadius * zoom.scale - 55.72023) < 5e-6)
  }

  @Test("The lobes meet the sides without a kink")
  func tangents() {
    let curves = Array(GeometrySamples.heart.contours[0].curves)
    #expect(curves.count == 4)
    for (before, after) in [(curves[0], curves[1]), (curves[2], curves[3])] {
      let incoming = before.derivative(at: 1)
      let outgoing = after.derivative(at: 0)
      // Both are longer than 1, so the sine of the angle between them is smaller yet.
      #expect(abs(incoming.cross(outgoing)) < 1e-14)
      #expect(incoming.dot(outgoing) > 0)
      #expect(before.end.distance(to: before.point(at: 1 - 1e-16)) < rounding)
    }
  }

  @Test("It is the rim of the square and the two circles of its construction")
  func construction() {
    // Every point of the rim is on one of the three shapes, and inside none of them.
    for curve in GeometrySamples.heart.contours[0].curves {
      for step in 0...64 {
        let place = curve.point(at: Double(step) / 64)
        let square = abs(place.x) + abs(place.y - half) - 2 * half
        let right = place.distance(to: Point2D(x: half, y: 0)) - 1
        let left = place.distance(to: Point2D(x: -half, y: 0)) - 1
        #expect(abs(Swift.min(right, left, square)) < rounding, "\(place)")
      }
    }
  }
}
