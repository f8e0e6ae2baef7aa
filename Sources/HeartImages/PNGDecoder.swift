internal import CSPNG

/// libspng's decoder, reading a PNG file row by row.
struct PNGDecoder: ~Copyable {
  /// What the file says of its picture.
  struct Header {
    /// The pixels in a row.
    var width: Int
    /// The rows.
    var height: Int
    /// The bits of one pixel in the file.
    var bitsPerPixel: Int
    /// Whether a channel has 16 bits; it has at most 8 otherwise.
    var isDeep: Bool
    /// Whether the file has every eighth pixel first.
    var isInterlaced = false

    /// Whether so few bytes can hold the pixels.
    ///
    /// Deflate never makes one byte of more than 1032.
    ///
    /// A match takes at least two bits and stands for at most 258 bytes.
    func canComeOf(compressedCount: Int) -> Bool {
      width * height * bitsPerPixel / 8 <= compressedCount * 1032
    }
  }

  /// Pixels of one row: from column `first` on, every `step` columns.
  struct Run {
    /// The row, counted from the top.
    var row: Int
    /// The leftmost column.
    var first: Int
    /// From one column to the next.
    var step: Int
  }

  // Owned by this value alone, and freed with it. It reads from the file's bytes, which therefore
  // must outlive it.
  private let context: OpaquePointer

  /// Starts reading a file.
  ///
  /// Its bytes must stay where they are for as long as this value lives.
  init(of file: UnsafeBufferPointer<UInt8>) throws(PNGReadingError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    do throws(PNGReadingError) {
      try Self.check(spng_set_png_buffer(context, file.baseAddress, file.count))
    } catch {
      spng_ctx_free(context)
      throw error
    }
    self.context = context
  }

  deinit { spng_ctx_free(context) }

  /// Reads what the file says of its picture; allocates nothing.
  func header() throws(PNGReadingError) -> Header {
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    let channels =
      switch spng_color_type(UInt32(header.color_type)) {
      case SPNG_COLOR_TYPE_GRAYSCALE_ALPHA: 2
      case SPNG_COLOR_TYPE_TRUECOLOR: 3
      case SPNG_COLOR_TYPE_TRUECOLOR_ALPHA: 4
      default: 1
      }
    return Header(
      width: Int(header.width), height: Int(header.height),
      bitsPerPixel: channels * Int(header.bit_depth), isDeep: header.bit_depth == 16,
      isInterlaced: header.interlace_method != 0)
  }

  /// Reads every row's pixels: straight color, 8 bits or, deep, 16.
  ///
  /// An interlaced file has a row's pixels in several runs, and rows not from top to bottom.
  ///
  /// - Parameter body: Is given which pixels were read, and the row's bytes; those of pixels that
  ///   were not read yet have no meaning.
  func readRuns(
    of header: Header, _ body: (Run, UnsafeRawBufferPointer) -> Void
  ) throws(PNGReadingError) {
    let format = header.isDeep ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8
    let flags = SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue
    try Self.check(
      spng_decode_image(context, nil, 0, Int32(format.rawValue), Int32(flags)))

    var row = [UInt16](repeating: 0, count: header.width * (header.isDeep ? 4 : 2))
    var place = spng_row_info()
    while spng_get_row_info(context, &place) == 0 {
      let result = row.withUnsafeMutableBytes {
        spng_decode_row(context, $0.baseAddress, $0.count)
      }
      // The last row is told as an end, and is a row all the same.
      if result != SPNG_EOI.rawValue { try Self.check(result) }
      let run = Run(of: place, isInterlaced: header.isInterlaced)
      row.withUnsafeBytes { body(run, $0) }
    }
  }

  private static func check(_ result: Int32) throws(PNGReadingError) {
    switch result {
    case 0: return
    case Int32(SPNG_EMEM.rawValue): throw .outOfMemory
    case Int32(SPNG_IO_EOF.rawValue), Int32(SPNG_EIDAT_TOO_SHORT.rawValue): throw .truncated
    default: throw .malformed(String(cString: spng_strerror(result)))
    }
  }
}

extension PNGDecoder.Run {
  /// The seven passes of an interlaced file, by the format.
  private static let passes = [(0, 8), (4, 8), (0, 4), (2, 4), (0, 2), (1, 2), (0, 1)]

  fileprivate init(of place: spng_row_info, isInterlaced: Bool) {
    let (first, step) = isInterlaced ? Self.passes[Int(place.pass)] : (0, 1)
    self.init(row: Int(place.row_num), first: first, step: step)
  }
}
