import HeartCore

/// The rows of a PNG file, from the top.
///
/// Each is the filter's number, then what the filter leaves.
enum PNGRows {
  private typealias Pixel = PNGFilter.Pixel

  /// A bitmap's rows, each after the filter that suits it.
  static func filtered(_ bitmap: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.bytes.count + bitmap.height)
    var rowAbove = [Pixel](repeating: .zero, count: bitmap.width)
    for index in 0..<bitmap.height {
      let row = straight(bitmap, row: index)
      let filter = PNGFilter(for: row, below: rowAbove)
      rows.append(filter.rawValue)
      filter.differences(of: row, below: rowAbove).withUnsafeBytes {
        rows.append(contentsOf: $0)
      }
      rowAbove = row
    }
    return rows
  }

  private static func straight(_ bitmap: Bitmap, row: Int) -> [Pixel] {
    let start = row * bitmap.width * 4
    return bitmap.bytes.withUnsafeBytes { bytes in
      (0..<bitmap.width).map { column in
        Alpha.divided(bytes.loadUnaligned(fromByteOffset: start + column * 4, as: Pixel.self))
      }
    }
  }
}
