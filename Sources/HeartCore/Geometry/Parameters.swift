/// A few parameters of a curve, in growing order, held without an allocation.
package struct Parameters: RandomAccessCollection, Sendable {
  private var values = SIMD8<Double>(repeating: 0)
  package private(set) var endIndex = 0
  package var startIndex: Int { 0 }

  package init() {}

  package subscript(index: Int) -> Double { values[index] }

  /// Adds a parameter behind the others.
  ///
  /// There is room for eight: no equation asked of one segment has more answers, unless it is an
  /// arc of several turns.
  package mutating func append(_ parameter: Double) {
    guard endIndex < 8 else { return }
    values[endIndex] = parameter
    endIndex += 1
  }
}
