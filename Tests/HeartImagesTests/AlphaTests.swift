import Testing

@testable import HeartImages

@Suite("Alpha")
struct AlphaTests {
  @Test("Every valid pixel survives being divided by its alpha and multiplied again")
  func roundTrip() {
    for alpha in 0...UInt8.max {
      for color in 0...alpha {
        let pixel = SIMD4(color, 0, alpha, alpha)
        #expect(Alpha.multiplied(Alpha.divided(pixel)) == pixel)
      }
    }
  }

  @Test("Multiplying and dividing round to nearest")
  func nearest() {
    for alpha in 0...UInt8.max {
      for color in 0...UInt8.max {
        let product = Int(Alpha.multiplied(SIMD4(0, color, 0, alpha)).y)
        #expect(abs(product * 255 - Int(color) * Int(alpha)) * 2 <= 255, "\(color) × \(alpha)")
        guard color <= alpha && alpha > 0 else { continue }
        let quotient = Int(Alpha.divided(SIMD4(0, color, 0, alpha)).y)
        #expect(
          abs(quotient * Int(alpha) - Int(color) * 255) * 2 <= Int(alpha), "\(color) ÷ \(alpha)")
      }
    }
  }

  @Test("Sixteen bits are multiplied and narrowed in one rounding")
  func deep() {
    for alpha in stride(from: 0, through: 65_535, by: 257 * 3 / 2) {
      for color in stride(from: 0, through: 65_535, by: 251) {
        let pixel = Alpha.multiplied(SIMD4(UInt16(color), 0, 0, UInt16(alpha)))
        let whole = 65_535 * 257
        #expect(abs(Int(pixel.x) * whole - color * alpha) * 2 <= whole, "\(color) × \(alpha)")
        #expect(abs(Int(pixel.w) * 257 - alpha) * 2 <= 257, "\(alpha)")
      }
    }
  }

  @Test("A clear pixel has no color, and color above its alpha is cut to the brightest")
  func invalid() {
    #expect(Alpha.divided(SIMD4(9, 8, 7, 0)) == .zero)
    #expect(Alpha.divided(SIMD4(200, 100, 50, 100)) == SIMD4(255, 255, 128, 100))
  }
}
