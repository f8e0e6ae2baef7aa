import Foundation
import Testing

/// One table of numbers for every machine, and for the engine in a browser too.
///
/// `HEARTKIT_RECORD=1 swift test --filter GoldenTableTests` writes it anew; otherwise it is only
/// compared.
struct GoldenTableTests {
  @Test func `The numbers of every change are as recorded, to the last bit`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/Tests/golden.txt").standardizedFileURL
    let table = GoldenTable.text
    if ProcessInfo.processInfo.environment["HEARTKIT_RECORD"] != nil {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(table == recorded, "The table differs: record it, and review what changed")
  }
}
