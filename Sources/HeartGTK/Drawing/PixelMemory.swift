#if GTK
  import CGTK4

  /// Memory for images, which goes from those that are gone to those that come.
  ///
  /// While something moves GTK lets go of an image for each that it is given.
  final class PixelMemory: @unchecked Sendable {
    /// The memory of all images.
    static let shared = PixelMemory()

    /// Memory for one image.
    struct Block {
      /// The image's pixels, up to a whole number of eight.
      let pixels: UnsafeMutableRawBufferPointer
      fileprivate let start: UnsafeMutableRawPointer

      /// Hands the memory over to GLib, which gives it back when the last who has it lets go.
      func makeBytes() -> OpaquePointer {
        g_bytes_new_with_free_func(
          pixels.baseAddress, gsize(pixels.count),
          { start in PixelMemory.shared.takeBack(start!) }, start)
      }
    }

    /// By size: blocks of 2ⁿ bytes.
    ///
    /// Only GTK's thread comes here.
    private var spare: [[UnsafeMutableRawPointer]] = Array(repeating: [], count: 32)
    private var spareCount = 0

    /// How many bytes wait to be used again, at most.
    static let spareLimit = 1 << 20
    /// What the block's size is written into, and the pixels' alignment.
    private static let headSize = 64

    /// Memory with anything in it.
    func block(byteCount: Int) -> Block {
      let count = (byteCount + 31) & ~31
      let power = Int.bitWidth - (count + Self.headSize - 1).leadingZeroBitCount
      let start: UnsafeMutableRawPointer
      if let last = spare[power].popLast() {
        start = last
        spareCount -= 1 << power
      } else {
        start = .allocate(byteCount: 1 << power, alignment: Self.headSize)
        start.storeBytes(of: power, as: Int.self)
      }
      return Block(
        pixels: UnsafeMutableRawBufferPointer(start: start + Self.headSize, count: count),
        start: start)
    }

    private func takeBack(_ start: UnsafeMutableRawPointer) {
      let power = start.load(as: Int.self)
      // GTK may let go on a thread of its own.
      guard GTKThread.isCurrent, spareCount + 1 << power <= Self.spareLimit else {
        return start.deallocate()
      }
      spare[power].append(start)
      spareCount += 1 << power
    }
  }
#endif
