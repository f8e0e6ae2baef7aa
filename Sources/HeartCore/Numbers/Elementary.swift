import Glibc

package enum Elementary {
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (sin(angle), cos(angle))
  }
  package static func exponential(_ exponent: Double) -> Double { exp(exponent) }
  package static func logarithm(_ number: Double) -> Double { log(number) }
  package static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  package static func arcCosine(_ cosine: Double) -> Double { acos(cosine) }
}
