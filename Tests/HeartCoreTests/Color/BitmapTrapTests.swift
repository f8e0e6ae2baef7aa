#if compiler(>=6.2)  // Tests that watch a process end came with Swift 6.2.
  import HeartCore
  import Testing

  /// What a program that misuses a bitmap comes to, before any memory is misused.
  struct BitmapTrapTests {
    @Test("Sides outside the limit trap before they are multiplied or room is made")
    func wrongSides() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bitmap(width: .max, height: 5)
      }
      Self.expect(result, says: "sides must be 1…16384 pixels, not 9223372036854775807 × 5")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bitmap(width: 40_000, height: 40_000)
      }
      Self.expect(result, says: "sides must be 1…16384 pixels, not 40000 × 40000")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bitmap(width: 5, height: 0)
      }
      Self.expect(result, says: "sides must be 1…16384 pixels, not 5 × 0")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bitmap(width: .min, height: .min, bytes: [])
      }
      Self.expect(result, says: "sides must be 1…16384 pixels, not -9223372036854775808 × ")
    }

    @Test("A count of bytes that is not the picture's traps, however it comes about")
    func wrongCount() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bitmap(width: 2, height: 3, bytes: [1, 2, 3])
      }
      Self.expect(result, says: "2 × 3 pixels needs four bytes for each, not 3 bytes")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var bitmap = Bitmap(width: 96, height: 96)
        bitmap.bytes = [0, 0, 0, 0]
      }
      Self.expect(result, says: "96 × 96 pixels needs four bytes for each, not 4 bytes")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var bitmap = Bitmap(width: 1, height: 1)
        bitmap.bytes.append(0)
      }
      Self.expect(result, says: "1 × 1 pixels needs four bytes for each, not 5 bytes")
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var bitmap = Bitmap(width: 1, height: 1)
        try? removeAndThrow(&bitmap.bytes)
      }
      Self.expect(result, says: "1 × 1 pixels needs four bytes for each, not 0 bytes")
    }

    /// Looks for a message where one is written; a release build traps without.
    private static func expect(_ result: ExitTest.Result?, says message: String) {
      // What is asserted is evaluated in a debug build only.
      var writesMessages = false
      assert(
        {
          writesMessages = true
          return true
        }())
      guard let result, writesMessages else { return }
      let output = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(output.contains(message), "\(output)")
    }
  }

  private struct Failure: Error {}

  private func removeAndThrow(_ bytes: inout [UInt8]) throws {
    bytes.removeAll()
    throw Failure()
  }
#endif
