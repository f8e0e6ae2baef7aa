import HeartCore

/// How far two bitmaps of one size are apart.
///
/// The measure and the bars are those by which this project compares anything with another
/// anti-aliaser.
struct Difference: CustomStringConvertible {
  /// Of the pixels that either covers partly, in shares of 255.
  private(set) var edgeMean = 0.0
  /// Of the pixels that neither covers partly.
  private(set) var innerMean = 0.0
  /// Of one part of one pixel.
  private(set) var largest = 0.0
  /// How far the middle of all alpha lies apart, in pixels.
  private(set) var centroid = 0.0

  init(_ first: Bitmap, _ second: Bitmap) {
    precondition(first.width == second.width && first.height == second.height)
    var (edges, inner) = (Mean(), Mean())
    var (middleOne, middleTwo) = (Centroid(), Centroid())
    first.bytes.withUnsafeBytes { one in
      second.bytes.withUnsafeBytes { two in
        for index in stride(from: 0, to: one.count, by: 4) {
          let (alphaOne, alphaTwo) = (one[index + 3], two[index + 3])
          if alphaOne == 0, alphaTwo == 0 { continue }
          let (x, y) = (index / 4 % first.width, index / 4 / first.width)
          middleOne.add(alphaOne, x, y)
          middleTwo.add(alphaTwo, x, y)
          var sum = 0
          for part in index..<index + 4 {
            let apart = abs(Int(one[part]) - Int(two[part]))
            sum += apart
            largest = max(largest, Double(apart))
          }
          let mean = Double(sum) / 4
          if alphaOne == 255, alphaTwo == 255 { inner.add(mean) } else { edges.add(mean) }
        }
      }
    }
    edgeMean = edges.value
    innerMean = inner.value
    centroid = middleOne.distance(to: middleTwo)
  }

  var isWithinBars: Bool {
    edgeMean <= 12 && innerMean <= 0.5 && largest <= 64 && centroid <= 0.03
  }

  var description: String {
    "edge \(edgeMean), inner \(innerMean), largest \(largest), centroid \(centroid)"
  }

  private struct Mean {
    var sum = 0.0
    var count = 0.0
    mutating func add(_ value: Double) { sum += value; count += 1 }
    var value: Double { count > 0 ? sum / count : 0 }
  }

  private struct Centroid {
    var x = 0.0
    var y = 0.0
    var weight = 0.0

    mutating func add(_ alpha: UInt8, _ column: Int, _ row: Int) {
      x += Double(alpha) * Double(column)
      y += Double(alpha) * Double(row)
      weight += Double(alpha)
    }

    func distance(to other: Centroid) -> Double {
      if weight == 0 || other.weight == 0 { return weight == other.weight ? 0 : .infinity }
      let (dx, dy) = (x / weight - other.x / other.weight, y / weight - other.y / other.weight)
      return (dx * dx + dy * dy).squareRoot()
    }
  }
}
