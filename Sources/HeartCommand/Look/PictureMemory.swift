internal import Foundation
internal import HeartCore

/// The memory that a picture takes until it is a file.
///
/// An array that finds no room ends the process, so the room is asked for before anything is drawn.
struct PictureMemory {
  /// What is asked of the system at once, in bytes.
  let blocks: [Int]

  /// What is taken beside the pixels: the rasterizer's buffers are a megabyte each, the
  /// compressor's half of one.
  private static let rest = 8_000_000

  /// For pictures of a size, of which several may be there while one becomes a file.
  init(of size: CanvasSize, count: Int = 1) {
    let pixels = size.width * size.height * 4
    // Its own pixels, the file's rows before they are compressed, and after that at the longest.
    blocks = Array(repeating: pixels, count: count + 2) + [Self.rest]
  }

  /// For what a PNG file holds; the file itself is there in memory, and once more while it is read.
  init(ofReading file: [UInt8], _ size: CanvasSize) {
    blocks = [size.width * size.height * 4, file.count, Self.rest]
  }

  /// All of it, in bytes.
  var total: Int { blocks.reduce(0, +) }

  /// Whether the system would give so much to this process now.
  var isAvailable: Bool {
    // Not by malloc: a compiler may leave out what is only freed again.
    let places = blocks.map { count in
      mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    }
    for (place, count) in zip(places, blocks) where place != MAP_FAILED { munmap(place, count) }
    return places.allSatisfy { $0 != MAP_FAILED }
  }

  /// Throws where there is no room for pictures of a size.
  ///
  /// - Parameter option: Makes them smaller.
  static func check(
    _ size: CanvasSize, count: Int = 1, smallerBy option: CommandOption
  ) throws(CommandError) {
    let memory = PictureMemory(of: size, count: count)
    guard memory.isAvailable else {
      throw .noMemory(size, byteCount: memory.total, smallerBy: option)
    }
  }
}
