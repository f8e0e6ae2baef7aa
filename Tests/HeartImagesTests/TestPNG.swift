@testable import HeartImages

/// A PNG file of any kind, put together from its samples by the format's own rules.
struct TestPNG {
  enum Kind: UInt8, CaseIterable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  var kind: Kind
  var depth: Int
  var width: Int
  var height: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// The samples of the pixel in a column and a row.
  var samples: (Int, Int) -> [Int]

  var bytes: [UInt8] {
    var chunks = [("IHDR", header)]
    if !palette.isEmpty { chunks.append(("PLTE", palette)) }
    if !transparency.isEmpty { chunks.append(("tRNS", transparency)) }
    chunks.append(("IDAT", ZlibCompressor(level: 6).compress(rows)))
    chunks.append(("IEND", []))
    return Self.file(chunks)
  }

  static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      $0.append(chunk($1.name, $1.content))
    }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> PNGChunk {
    PNGChunk(name: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, content: content[...])
  }

  var header: [UInt8] {
    [UInt8](bigEndian: UInt32(width)) + [UInt8](bigEndian: UInt32(height))
      + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// Every row of every pass, the filters taking turns.
  private var rows: [UInt8] {
    var rows: [UInt8] = []
    for (firstColumn, columnStep, firstRow, rowStep) in passes {
      let columns = Array(stride(from: firstColumn, to: width, by: columnStep))
      var above = [UInt8](repeating: 0, count: packed(columns.map { samples($0, 0) }).count)
      for (index, row) in stride(from: firstRow, to: height, by: rowStep).enumerated()
      where !columns.isEmpty {
        let bytes = packed(columns.map { samples($0, row) })
        // Started from the last, so that a picture of one row has a filter too.
        rows += filtered(bytes, above, with: (index + 4) % 5)
        above = bytes
      }
    }
    return rows
  }

  private var passes: [(Int, Int, Int, Int)] {
    guard isInterlaced else { return [(0, 1, 0, 1)] }
    return [
      (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
      (0, 1, 1, 2),
    ]
  }

  private func packed(_ pixels: [[Int]]) -> [UInt8] {
    let samples = pixels.flatMap { $0 }
    if depth == 16 {
      return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      var byte = 0
      for index in start..<start + perByte {
        byte = byte << depth | (index < samples.count ? samples[index] : 0)
      }
      return UInt8(byte)
    }
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], with filter: Int) -> [UInt8] {
    let step = max(1, kind.channels * depth / 8)
    return [UInt8(filter)]
      + row.indices.map { index in
        let a = index < step ? 0 : Int(row[index - step])
        let b = Int(above[index])
        let c = index < step ? 0 : Int(above[index - step])
        let p = a + b - c
        let nearest = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? 0
        return row[index] &- UInt8([0, a, b, (a + b) / 2, nearest][filter])
      }
  }
}
