#if GTK
  import HeartCore

  /// How far two bitmaps of one size are apart, on premultiplied bytes.
  struct PixelDifference {
    /// The mean over the pixels that either picture covers partly.
    let edgeMean: Double
    /// The mean over the pixels that both cover wholly; there a difference of 1 is rounding, and is
    /// not counted.
    let innerMean: Double
    /// The largest of all.
    let largest: Int
    /// How far the middles of what is covered are apart, in pixels.
    let centroidShift: Double

    init(_ first: Bitmap, _ second: Bitmap) {
      precondition(first.width == second.width && first.height == second.height)
      var sums = (edge: 0, inner: 0)
      var counts = (edge: 0, inner: 0)
      var largest = 0
      for pixel in 0..<first.width * first.height {
        let parts = (0..<4).map {
          abs(Int(first.bytes[pixel * 4 + $0]) - Int(second.bytes[pixel * 4 + $0]))
        }
        largest = parts.reduce(largest, max)
        let alphas = [first, second].map { $0.bytes[pixel * 4 + 3] }
        if alphas.allSatisfy({ $0 == 255 }) {
          sums.inner += parts.filter { $0 > 1 }.reduce(0, +)
          counts.inner += 4
        } else if alphas.contains(where: { $0 > 0 }) {
          sums.edge += parts.reduce(0, +)
          counts.edge += 4
        }
      }
      self.largest = largest
      edgeMean = Double(sums.edge) / Double(max(1, counts.edge))
      innerMean = Double(sums.inner) / Double(max(1, counts.inner))
      let middles = [first, second].map(Self.centroid)
      centroidShift = (middles[0] - middles[1]).length
    }

    private static func centroid(_ bitmap: Bitmap) -> Point2D {
      var sum = Vector2D.zero
      var weight = 0.0
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let alpha = Double(bitmap.alpha(column: column, row: row))
          sum = sum + Vector2D(dx: Double(column), dy: Double(row)) * alpha
          weight += alpha
        }
      }
      return weight > 0 ? .origin + sum * (1 / weight) : .origin
    }
  }
#endif
