/// How often each pixel occurs, in a bounded amount of memory.
///
/// Where there are more kinds of pixels than the limit, those that differ in the lowest bit of a
/// channel are counted as one, by their mean; then in the two lowest, and so on. What comes out
/// does not depend on the order in which colors are counted.
struct ColorHistogram {
  /// The most entries that are kept.
  static let limit = 1 << 15

  /// Whether every kind of pixel has an entry of its own.
  var isExact: Bool { droppedBits == 0 }
  private var droppedBits: UInt32 = 0
  private var sums: [UInt32: Sum] = [:]

  private struct Sum {
    var count = 0
    var channels = SIMD4<Int>.zero
  }

  /// The pixels with their numbers, in the order of red, then green, then blue, then alpha.
  var entries: [(pixel: SIMD4<UInt8>, count: Int)] {
    sums.sorted { $0.key < $1.key }.map { _, sum in
      // Half the number rounds to nearest.
      let mean = (sum.channels &+ sum.count / 2) / sum.count
      return (SIMD4<UInt8>(truncatingIfNeeded: mean), sum.count)
    }
  }

  /// Counts some pixels of one kind.
  mutating func add(_ pixel: SIMD4<UInt8>, count: Int) {
    let key =
      UInt32(pixel.x) << 24 | UInt32(pixel.y) << 16 | UInt32(pixel.z) << 8 | UInt32(pixel.w)
    let channels = SIMD4<Int>(truncatingIfNeeded: pixel) &* count
    add(Sum(count: count, channels: channels), key: key)
    while sums.count > Self.limit { coarsen() }
  }

  private mutating func add(_ sum: Sum, key: UInt32) {
    let droppedOfChannel = UInt32(1) << droppedBits - 1
    let kept = key & ~(droppedOfChannel * 0x0101_0101)
    sums[kept, default: Sum()].count += sum.count
    sums[kept, default: Sum()].channels &+= sum.channels
  }

  private mutating func coarsen() {
    let finer = sums
    sums.removeAll(keepingCapacity: true)
    droppedBits += 1
    for (key, sum) in finer { add(sum, key: key) }
  }
}
