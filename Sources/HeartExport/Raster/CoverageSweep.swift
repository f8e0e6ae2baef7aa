import HeartCore

/// Puts coverage to use: as a color, as a mask, as numbers.
protocol CoveragePainter {
  /// Takes the coverage of up to eight pixels, in steps of 1/65,536.
  mutating func paint(_ coverage: SIMD8<UInt32>, column: Int, row: Int, count: Int)
  /// Takes a run of pixels covered alike, by more than nothing.
  mutating func paintRun(_ coverage: UInt32, column: Int, row: Int, count: Int)
}

extension CoverageRows {
  /// Hands the sums of every row's changes on, and clears them.
  @inline(__always)
  func sweep<Painter: CoveragePainter>(
    _ region: PixelRegion, rule: FillRule, into painter: inout Painter
  ) {
    for row in 0..<count {
      sweep(row, region, rule: rule, into: &painter)
    }
  }

  @inline(__always)
  private func sweep<Painter: CoveragePainter>(
    _ index: Int, _ region: PixelRegion, rule: FillRule, into painter: inout Painter
  ) {
    let words = touched + index &* wordsPerRow
    let numbers = UnsafeMutableRawPointer(changes + index &* stride)
    let row = region.rows.lowerBound &+ index
    let firstColumn = region.columns.lowerBound
    var sum: Int32 = 0
    // Everything before this column is painted.
    var done = 0
    for word in 0..<wordsPerRow {
      var bits = words[word]
      guard bits != 0 else { continue }
      words[word] = 0
      while bits != 0 {
        let column = ((word &<< 6) &+ bits.trailingZeroBitCount) &<< 3
        bits &= bits &- 1
        if done < column {
          let coverage = rule.coverage(ofSum: sum)
          if coverage > 0 {
            painter.paintRun(
              coverage, column: firstColumn &+ done, row: row,
              count: min(column, width) &- done)
          }
        }
        done = column &+ 8
        let block = numbers + column &* 4
        let sums = block.loadUnaligned(as: SIMD8<Int32>.self).runningSums &+ sum
        block.storeBytes(of: SIMD8(), as: SIMD8<Int32>.self)
        sum = sums[7]
        if column < width {
          painter.paint(
            rule.coverage(ofSums: sums), column: firstColumn &+ column, row: row,
            count: min(8, width &- column))
        }
      }
    }
    if done < width {
      let coverage = rule.coverage(ofSum: sum)
      if coverage > 0 {
        painter.paintRun(coverage, column: firstColumn &+ done, row: row, count: width &- done)
      }
    }
  }
}

extension SIMD8<Int32> {
  /// Each number plus all before it.
  @inline(__always)
  fileprivate var runningSums: SIMD8<Int32> {
    var low = lowHalf
    var high = highHalf
    low &+= SIMD4(0, low[0], low[1], low[2])
    high &+= SIMD4(0, high[0], high[1], high[2])
    low &+= SIMD4(0, 0, low[0], low[1])
    high &+= SIMD4(0, 0, high[0], high[1])
    high &+= SIMD4(repeating: low[3])
    return SIMD8(lowHalf: low, highHalf: high)
  }
}

extension FillRule {
  private static var full: Int32 { Int32(FixedPoint.one) }

  /// How much of a pixel is inside, by its signed areas.
  @inline(__always)
  fileprivate func coverage(ofSum sum: Int32) -> UInt32 {
    switch self {
    case .nonzero:
      return min(sum.magnitude, UInt32(Self.full))
    case .evenodd:
      // A triangle wave: up to full in the first turn, back to nothing in the second.
      let turn = sum & (2 &* Self.full &- 1)
      return UInt32(turn > Self.full ? 2 &* Self.full &- turn : turn)
    }
  }

  /// The same for eight pixels.
  @inline(__always)
  fileprivate func coverage(ofSums sums: SIMD8<Int32>) -> SIMD8<UInt32> {
    let full = SIMD8(repeating: Self.full)
    var coverage: SIMD8<Int32>
    switch self {
    case .nonzero:
      let signs = sums &>> 31
      coverage = (sums ^ signs) &- signs
      coverage.replace(with: full, where: coverage .> full)
    case .evenodd:
      coverage = sums & (full &+ full &- 1)
      coverage.replace(with: full &+ full &- coverage, where: coverage .> full)
    }
    return SIMD8<UInt32>(truncatingIfNeeded: coverage)
  }
}
