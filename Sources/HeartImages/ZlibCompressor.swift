internal import CDeflate

/// libdeflate's compressor, writing the zlib format.
struct ZlibCompressor: ~Copyable {
  // Owned by this value alone, and freed with it.
  private let compressor: OpaquePointer

  /// The levels that there are: 0 stores, 12 takes longest.
  static let levels = 0...12

  /// Creates a compressor of one of the ``levels``.
  init(level: Int) {
    precondition(Self.levels ~= level, "A compression level must be 0…12, not \(level)")
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("No memory for a compressor")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes, compressed.
  ///
  /// The same for the same bytes, level and version of the library.
  func compress(_ bytes: [UInt8]) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { result, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, result.baseAddress, result.count)
      precondition(count > 0, "Compressed bytes outgrew the library's own bound")
    }
  }
}
