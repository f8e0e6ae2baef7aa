import HeartCore

/// How far two bitmaps of the same size are apart.
///
/// In steps of 255 of red, green, blue and alpha, premultiplied. A pixel counts with the mean of
/// its four parts in the means, and with the greatest in ``largest``.
public struct PixelDifference: Equatable, Sendable {
  /// The mean over the pixels that either bitmap covers partly; 0 without any.
  public let edgeMean: Double
  /// The mean over the pixels that both bitmaps cover wholly; 0 without any.
  public let innerMean: Double
  /// The greatest.
  public let largest: Int
  /// How far the centroid of alpha has moved, in pixels; 0 where either is clear.
  public let centroidShift: Double

  /// Compares two bitmaps.
  public init(_ first: Bitmap, _ second: Bitmap) {
    precondition(
      first.width == second.width && first.height == second.height,
      "\(first.width) × \(first.height) and \(second.width) × \(second.height) pixels differ.")
    var edge = (sum: 0, count: 0)
    var inner = (sum: 0, count: 0)
    var largest = 0
    let (left, right) = (first.bytes, second.bytes)
    for index in stride(from: 0, to: left.count, by: 4) {
      var difference = 0
      for part in index..<index + 4 {
        let step = abs(Int(left[part]) - Int(right[part]))
        difference += step
        largest = max(largest, step)
      }
      let alphas = (left[index + 3], right[index + 3])
      if alphas == (255, 255) {
        inner = (inner.sum + difference, inner.count + 1)
      } else if 1...254 ~= alphas.0 || 1...254 ~= alphas.1 {
        edge = (edge.sum + difference, edge.count + 1)
      }
    }
    edgeMean = edge.count > 0 ? Double(edge.sum) / Double(4 * edge.count) : 0
    innerMean = inner.count > 0 ? Double(inner.sum) / Double(4 * inner.count) : 0
    self.largest = largest
    if let from = first.alphaCentroid, let to = second.alphaCentroid {
      centroidShift = from.distance(to: to)
    } else {
      centroidShift = 0
    }
  }

  /// Whether it is as small as between two renderers that smooth edges in their own ways.
  ///
  /// At most 12 at edges, 0.5 inside, 64 anywhere, and a shift of 0.03 pixels.
  public var isWithinBars: Bool {
    edgeMean <= 12 && innerMean <= 0.5 && largest <= 64 && centroidShift <= 0.03
  }
}

extension Bitmap {
  /// The middle of what is opaque, in pixels; nil where nothing is.
  fileprivate var alphaCentroid: Point2D? {
    var sum = 0.0
    var moment = Vector2D.zero
    for row in 0..<height {
      for column in 0..<width {
        let share = Double(alpha(column: column, row: row))
        sum += share
        moment = moment + Vector2D(dx: Double(column) + 0.5, dy: Double(row) + 0.5) * share
      }
    }
    return sum > 0 ? .origin + moment * (1 / sum) : nil
  }
}
