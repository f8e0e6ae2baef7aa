import Foundation
import HeartCore
import HeartWorkbench
import Testing

/// The code of a few looks is what `Snippets` holds, which a check shows to the compiler.
///
/// `HEARTKIT_RECORD=1 swift test --filter SnippetTests` writes it anew; otherwise it is compared.
struct SnippetTests {
  /// Looks from the plainest to one that differs in everything.
  private static let looks: [(name: String, look: WorkbenchLook)] = {
    var star = WorkbenchLook()
    star.source = .named(.star)
    star.style = .burst
    star.fillColor = RGBA(red: 1, green: 0.8, blue: 0)
    star.size = 48
    var path = WorkbenchLook()
    path.source = .path(
      "M0 0h24v24h-24z\nm6 6h12v12h-12z", viewBox: Box(x: -1.5, y: 0, width: 27, height: 24),
      fillRule: .evenodd)
    path.style = .pop
    path.motion = .reduced
    path.fillColor = RGBA(red: 0, green: 0.2, blue: 1, alpha: 0.8)
    path.borderColor = .black
    path.borderWidth = 1.25
    path.size = 30.5
    path.speed = 0.75
    return [("first", WorkbenchLook()), ("star", star), ("path", path)]
  }()

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snippets")

  @Test(arguments: looks.map(\.name), CodeTarget.allCases)
  func `Code is as it was shown to a person`(_ name: String, _ target: CodeTarget) throws {
    let look = try #require(Self.looks.first { $0.name == name }?.look)
    let code = String(decoding: try look.code(for: target), as: UTF8.self)
    let file = Self.folder.appendingPathComponent("\(name).\(target).txt")
    if ProcessInfo.processInfo.environment["HEARTKIT_RECORD"] != nil {
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == code)
  }
}
