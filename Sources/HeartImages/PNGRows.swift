import HeartCore

/// The rows of a PNG file, from the top.
///
/// Each is the filter's number, then what the filter leaves. One value can hold the rows of one
/// bitmap after another, in the same room.
struct PNGRows {
  private typealias Pixel = PNGFilter.Pixel

  /// All rows, one after another.
  private(set) var bytes: [UInt8] = []
  private var rowCount = 1

  /// No rows yet.
  init() {}

  /// A bitmap's rows, each after the filter that suits it.
  init(of bitmap: Bitmap) { fill(with: bitmap) }

  /// The number of each row's filter.
  var filters: some Sequence<UInt8> {
    stride(from: 0, to: bytes.count, by: bytes.count / rowCount).lazy.map { bytes[$0] }
  }

  /// Holds a bitmap's rows in place of what there was.
  ///
  /// - Parameter filter: The filter of every row; nil chooses for each row.
  mutating func fill(with bitmap: Bitmap, filter: PNGFilter? = nil) {
    rowCount = bitmap.height
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(bitmap.bytes.count + bitmap.height)
    var rowAbove = [Pixel](repeating: .zero, count: bitmap.width)
    for index in 0..<bitmap.height {
      let row = Self.straight(bitmap, row: index)
      let filter = filter ?? PNGFilter(for: row, below: rowAbove)
      bytes.append(filter.rawValue)
      filter.differences(of: row, below: rowAbove).withUnsafeBytes {
        bytes.append(contentsOf: $0)
      }
      rowAbove = row
    }
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
