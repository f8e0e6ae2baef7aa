/// A row of numbers that a call leaves for its caller to read, in memory that stays.
///
/// It takes memory when it needs more than ever before, and never gives any back.
struct Numbers {
  /// Where the first number is; nil before the first call.
  private(set) var start: UnsafeMutablePointer<Double>?
  /// How many numbers the latest call left.
  private(set) var count = 0
  /// How many there is memory for.
  private(set) var capacity = 0

  /// Forgets the numbers and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Adds a number behind those there are.
  mutating func append(_ number: Double) {
    if count == capacity { grow() }
    start.unsafelyUnwrapped[count] = number
    count += 1
  }

  private mutating func grow() {
    // Enough at once for a burst with all its particles.
    capacity = max(192, capacity * 2)
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    if let start {
      larger.update(from: start, count: count)
      start.deallocate()
    }
    start = larger
  }
}
