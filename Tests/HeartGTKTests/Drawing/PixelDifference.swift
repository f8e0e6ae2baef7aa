#if GTK
  import HeartCore

  /// How far two bitmaps of one size are apart, on premultiplied bytes.
  ///
  /// It is the measure of the conformance table. A pixel is plain in a bitmap if it lies in a block
  /// of 2 × 2 pixels of one color. One that is not plain in both has an edge in it; what is left is
  /// empty, or wholly inside.
  struct PixelDifference {
    /// The mean over the pixels with an edge in them.
    let edgeMean: Double
    /// The mean over the pixels that are wholly inside.
    ///
    /// Where both are translucent a difference is one less: there it is a product, rounded once by
    /// one and twice by another.
    let innerMean: Double
    /// The largest of all.
    let largest: Int
    /// How far the middles of what is covered are apart, in pixels.
    let centroidShift: Double

    init(_ first: Bitmap, _ second: Bitmap) {
      precondition(first.width == second.width && first.height == second.height)
      let plain = [first, second].map(Self.plainPixels)
      var sums = (edge: 0, inner: 0)
      var counts = (edge: 0, inner: 0)
      var largest = 0
      for pixel in 0..<first.width * first.height {
        let alphas = (first.bytes[pixel * 4 + 3], second.bytes[pixel * 4 + 3])
        let isEdge = !(plain[0][pixel] && plain[1][pixel])
        guard isEdge || alphas != (0, 0) else { continue }
        let forgiven = isEdge || alphas.0 == 255 || alphas.1 == 255 ? 0 : 1
        for part in pixel * 4..<pixel * 4 + 4 {
          let difference = abs(Int(first.bytes[part]) - Int(second.bytes[part]))
          largest = max(largest, difference)
          if isEdge { sums.edge += difference } else { sums.inner += max(0, difference - forgiven) }
        }
        if isEdge { counts.edge += 4 } else { counts.inner += 4 }
      }
      self.largest = largest
      edgeMean = Double(sums.edge) / Double(max(1, counts.edge))
      innerMean = Double(sums.inner) / Double(max(1, counts.inner))
      let middles = [first, second].map(Self.centroid)
      centroidShift = (middles[0] - middles[1]).length
    }

    /// Which pixels lie in a block of 2 × 2 of one color.
    ///
    /// Beyond the border all is as at it.
    private static func plainPixels(of bitmap: Bitmap) -> [Bool] {
      let (width, height) = (bitmap.width, bitmap.height)
      var even: [Bool] = []
      for row in 0...height {
        let (upper, lower) = (max(row - 1, 0) * width, min(row, height - 1) * width)
        for column in 0...width {
          let (left, right) = (max(column - 1, 0), min(column, width - 1))
          even.append(
            (0..<4).allSatisfy { part in
              func byte(_ pixel: Int) -> UInt8 { bitmap.bytes[pixel * 4 + part] }
              let (first, second) = (byte(upper + left), byte(upper + right))
              let (third, fourth) = (byte(lower + left), byte(lower + right))
              // Off by one is rounding, not an edge.
              return max(first, second, third, fourth) - min(first, second, third, fourth) <= 1
            })
        }
      }
      return (0..<height).flatMap { row in
        (0..<width).map { column in
          let corner = row * (width + 1) + column
          return even[corner] || even[corner + 1] || even[corner + width + 1]
            || even[corner + width + 2]
        }
      }
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
