/// What a call leaves for its caller to read: a row of numbers in memory that stays.
struct Numbers {
  private(set) var start: UnsafeMutablePointer<Double>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Forgets the numbers and keeps the memory.
  mutating func removeAll() { count = 0 }

  mutating func append(_ number: Double) {
    if count == capacity { grow() }
    start[count] = number
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
