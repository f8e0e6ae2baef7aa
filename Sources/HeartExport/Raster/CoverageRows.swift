/// The memory of a buffer of coverage while in use.
///
/// Each row has a number for each column, and one bit for each block of eight columns, which says
/// that the block holds anything: only such blocks are read, and cleared, by the sweep.
struct CoverageRows {
  /// The changes of coverage, in steps of 1/65,536.
  let changes: UnsafeMutablePointer<Int32>
  /// The blocks that hold changes.
  let touched: UnsafeMutablePointer<UInt64>
  let width: Int
  let count: Int

  /// The numbers in a row: whole blocks, and one more.
  ///
  /// A line ends a column after its last.
  static func stride(width: Int) -> Int { ((width + 7) & ~7) + 8 }
  /// The words of 64 bits in a row.
  static func words(width: Int) -> Int { (stride(width: width) / 8 + 63) / 64 }

  let stride: Int
  let wordsPerRow: Int

  init(
    changes: UnsafeMutablePointer<Int32>, touched: UnsafeMutablePointer<UInt64>, width: Int,
    count: Int
  ) {
    self.changes = changes
    self.touched = touched
    self.width = width
    self.count = count
    stride = Self.stride(width: width)
    wordsPerRow = Self.words(width: width)
  }

  /// Adds to a column, which must be marked as touched.
  ///
  /// A sign of -1 subtracts.
  @inline(__always)
  func add(_ change: Int32, _ row: Int, _ column: Int, _ sign: Int32) {
    changes[row &* stride &+ column] &+= (change ^ sign) &- sign
  }

  /// Adds to a column and to the next one, and marks both.
  @inline(__always)
  func add(_ change: Int32, then next: Int32, _ row: Int, _ column: Int, _ sign: Int32) {
    let place = changes + (row &* stride &+ column)
    place[0] &+= (change ^ sign) &- sign
    place[1] &+= (next ^ sign) &- sign
    touch(row, column)
    if column & 7 == 7 { touch(row, column &+ 1) }
  }

  @inline(__always)
  private func touch(_ row: Int, _ column: Int) {
    let block = column &>> 3
    touched[row &* wordsPerRow &+ (block &>> 6)] |= 1 &<< UInt64(truncatingIfNeeded: block)
  }

  /// Marks a run of columns.
  @inline(__always)
  func touch(_ row: Int, from first: Int, through last: Int) {
    let words = touched + row &* wordsPerRow
    let lower = first &>> 3
    let upper = last &>> 3
    let lowerBits = UInt64.max &<< UInt64(truncatingIfNeeded: lower)
    let upperBits = UInt64.max &>> UInt64(truncatingIfNeeded: 63 &- upper)
    var word = lower &>> 6
    let end = upper &>> 6
    if word == end {
      words[word] |= lowerBits & upperBits
      return
    }
    words[word] |= lowerBits
    word &+= 1
    while word < end {
      words[word] = .max
      word &+= 1
    }
    words[end] |= upperBits
  }
}
