import Testing

@testable import HeartCore

@Suite("An outline's length")
struct OutlineLengthTests {
  /// The length of chords at three finenesses, with the errors in 1/n² and 1/n⁴ taken out.
  private func extrapolated(_ curve: Curve) -> Double {
    func chords(_ count: Int) -> Double {
      (0..<count).reduce(0) { sum, index in
        sum
          + curve.point(at: Double(index) / Double(count)).distance(
            to: curve.point(at: Double(index + 1) / Double(count)))
      }
    }
    let (coarse, middle, fine) = (chords(2_000), chords(4_000), chords(8_000))
    let first = (4 * middle - coarse) / 3
    let second = (4 * fine - middle) / 3
    return (16 * second - first) / 15
  }

  @Test("It is that of its chords in the limit")
  func againstChords() {
    for outline in GeometrySamples.outlines.prefix(40) {
      for contour in outline.contours {
        for curve in contour.curves {
          let expected = extrapolated(curve)
          // What is promised; the samples hold no cusp, where extrapolation would not do.
          #expect(abs(curve.length - expected) < 1e-9 * expected, "\(curve)")
        }
      }
    }
  }

  @Test("A parabola, a cusp and a path there and back have closed forms")
  func closedForms() {
    // y = x² from 0 to 1: √5/2 + asinh(2)/4.
    let parabola = Curve(
      start: .origin,
      segment: .quadratic(control: Point2D(x: 0.5, y: 0), to: Point2D(x: 1, y: 1)))
    // From here on, 1e-11 of the length, as is promised of a curve, or less.
    let five = 5.0.squareRoot()
    let expected = five / 2 + Elementary.logarithm(2 + five) / 4
    #expect(abs(parabola.length - expected) < 1e-12)

    // (t³, t²) for t from −1 to 1 has a cusp; each half is (13√13 − 8) / 27.
    let cusp = Curve(
      start: Point2D(x: -1, y: 1),
      segment: .cubic(
        control1: Point2D(x: 1, y: -1.0 / 3), control2: Point2D(x: -1, y: -1.0 / 3),
        to: Point2D(x: 1, y: 1)))
    #expect(abs(cusp.length - 2 * (13 * 13.0.squareRoot() - 8) / 27) < 1e-11)

    // A cubic along a line, out to 4/9 and back.
    let back = Curve(
      start: .origin,
      segment: .cubic(control1: Point2D(x: 1, y: 0), control2: .origin, to: .origin))
    #expect(abs(back.length - 8.0 / 9) < 1e-11)
  }

  @Test("The closing line counts, whether the contour says that it is closed or not")
  func closing() {
    for isClosed in [true, false] {
      let legs = Contour(
        start: .origin,
        segments: [.line(to: Point2D(x: 3, y: 0)), .line(to: Point2D(x: 3, y: 4))],
        isClosed: isClosed)
      #expect(Outline(contours: [legs]).length == 12)
    }
    #expect(Outline.empty.length == 0)
  }

  @Test("The heart's is 2π + 4, and 301.18752 at a width of 100")
  func heart() {
    let length = GeometrySamples.heart.length
    // A few roundings of numbers of about 10.
    #expect(abs(length - (2 * .pi + 4)) < 4e-15)
    // Half a unit of the last place given.
    #expect(abs(length * 100 / Icon.heart.frame.width - 301.18752) < 5e-6)
  }
}
