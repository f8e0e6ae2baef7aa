import HeartCore

/// Compresses one frame after another, each with the filters that make it small.
struct PNGFrameCompressor: ~Copyable {
  /// What is tried besides the rule of thumb: one filter for all rows.
  private let filters: [PNGFilter]
  private let compressor = ZlibCompressor(level: 9)
  /// Compresses once more what the other decided on.
  private let thorough: ZlibCompressor?

  /// Creates a compressor.
  ///
  /// The rule of thumb and no filter at all are compared by their bytes at level 9. For the
  /// smallest file every filter is, and the best gets level 12, which takes twenty times as long.
  init(smallest: Bool) {
    filters = smallest ? PNGFilter.allCases : [.none]
    thorough = smallest ? ZlibCompressor(level: 12) : nil
  }

  /// The frame's rows, in zlib's format.
  ///
  /// - Parameter rows: Room that is used again from frame to frame.
  func compress(_ frame: Bitmap, through rows: inout PNGRows) -> [UInt8] {
    var best: (filter: PNGFilter?, bytes: [UInt8])
    best = (nil, compressor.compress(frame, with: nil, through: &rows))
    // Flat color has no filters by the rule of thumb either, and need not be tried twice.
    let isPlain = rows.filters.allSatisfy { $0 == PNGFilter.none.rawValue }
    for filter in filters where !(isPlain && filter == .none) {
      let bytes = compressor.compress(frame, with: filter, through: &rows)
      if bytes.count < best.bytes.count { best = (filter, bytes) }
    }
    // Of very few bytes, level 12 sometimes makes more than level 9.
    let small = thorough?.compress(frame, with: best.filter, through: &rows) ?? best.bytes
    return small.count < best.bytes.count ? small : best.bytes
  }
}

extension ZlibCompressor {
  fileprivate func compress(
    _ frame: Bitmap, with filter: PNGFilter?, through rows: inout PNGRows
  ) -> [UInt8] {
    rows.fill(with: frame, filter: filter)
    return compress(rows.bytes)
  }
}
