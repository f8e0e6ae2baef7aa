/// How often each color occurs, in a bounded amount of memory.
///
/// Where there are more colors than the limit, those that differ in the lowest bit of a channel are
/// counted as one, by their mean; then in the two lowest, and so on. What comes out does not
/// depend on the order in which colors are counted.
struct ColorHistogram {
  /// The most entries that are kept.
  static let limit = 1 << 15

  /// Whether every color has an entry of its own.
  var isExact: Bool { droppedBits == 0 }
  private var droppedBits: UInt32 = 0
  private var sums: [UInt32: Sum] = [:]

  private struct Sum {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
  }

  /// The colors with their numbers, in the order of red, then green, then blue.
  var entries: [WeightedColor] {
    sums.sorted { $0.key < $1.key }.map { _, sum in
      let count = Double(sum.count)
      return WeightedColor(
        color: SIMD4(
          Double(sum.red) / count, Double(sum.green) / count, Double(sum.blue) / count, 255),
        weight: count)
    }
  }

  /// Counts some pixels of one color.
  mutating func add(_ color: SIMD4<UInt8>, count: Int) {
    var sum = Sum()
    sum.count = count
    sum.red = Int(color.x) * count
    sum.green = Int(color.y) * count
    sum.blue = Int(color.z) * count
    let key = UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
    add(sum, key: key)
    while sums.count > Self.limit { coarsen() }
  }

  private mutating func add(_ sum: Sum, key: UInt32) {
    let step = UInt32(1) << droppedBits - 1
    let kept = key & ~(step << 16 | step << 8 | step)
    sums[kept, default: Sum()].count += sum.count
    sums[kept, default: Sum()].red += sum.red
    sums[kept, default: Sum()].green += sum.green
    sums[kept, default: Sum()].blue += sum.blue
  }

  private mutating func coarsen() {
    let finer = sums
    sums.removeAll(keepingCapacity: true)
    droppedBits += 1
    for (key, sum) in finer { add(sum, key: key) }
  }
}
