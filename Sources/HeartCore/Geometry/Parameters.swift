/// A few parameters of a curve, held without an allocation.
package struct Parameters: RandomAccessCollection, Sendable {
  private var values = EightNumbers()
  package private(set) var endIndex = 0
  package var startIndex: Int { 0 }

  package init() {}

  package subscript(index: Int) -> Double { values[index] }

  /// Adds a parameter behind the others, of which there may be seven.
  ///
  /// No equation asked of one segment has more answers than eight; an arc is asked about its first
  /// turn only.
  package mutating func append(_ parameter: Double) {
    values[endIndex] = parameter
    endIndex += 1
  }
}
