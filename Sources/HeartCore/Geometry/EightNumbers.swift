/// Eight numbers in a row, held without an allocation.
///
/// They are a tuple and not a vector of SIMD, since they are asked for by index: that is one load
/// from memory here, and from a vector in registers it is a choice among all eight.
struct EightNumbers: Sendable {
  private var numbers = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

  /// Creates the row of eight zeros.
  init() {}

  subscript(index: Int) -> Double {
    get {
      withUnsafeBytes(of: numbers) {
        $0.load(fromByteOffset: Self.offset(index), as: Double.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &numbers) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(index), as: Double.self)
      }
    }
  }

  private static func offset(_ index: Int) -> Int {
    precondition(index >= 0 && index < 8, "There are eight numbers, and none is number \(index)")
    return index * MemoryLayout<Double>.stride
  }
}
