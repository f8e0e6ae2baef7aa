import Foundation
import HeartCore
import HeartExport
import HeartImages
import Testing

@testable import HeartCommand

/// What the README shows works as it is printed.
struct ReadmeTests {
  private let readme: String

  /// Where the package is.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The lines of the README's code of a language.
  private func code(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .flatMap { $0.components(separatedBy: "\n") }
      .filter { !$0.isEmpty }
  }

  @Test("Each call of the command works as printed, one after the other, in a clone")
  func calls() throws {
    let calls = code("sh").filter { $0.hasPrefix("heart ") }
    #expect(calls.count >= 5)
    let folder = try Folder()
    let web = try Folder.ofWeb()
    for call in calls {
      var words = Array(shellWords(call).dropFirst())
      // What a shell would do with the end of the line.
      let arrow = words.firstIndex(of: ">") ?? words.count
      let kept = words[arrow...].last
      words.removeSubrange(arrow...)
      // What is made is in the folder of the test, and what the clone has in the clone.
      for index in words.indices.dropFirst() {
        if words[index - 1] == "-o" || words[index] == "look.json" {
          words[index] = folder(words[index])
        } else if words[index].hasPrefix("Examples/") {
          words[index] = Self.root.appendingPathComponent(words[index]).path
        }
      }
      // A clone in which the web has been built.
      if words.first == "gallery" { words += ["--web", web.path] }
      // It would wait for a person; that its words are right can be told all the same.
      if words.first == "window" {
        _ = try Exhibit(ArgumentReader.read(Array(words.dropFirst()), for: WindowCommand.command))
        continue
      }
      let result = Call(words)
      #expect(result.exitCode == 0, "\(call): \(result.complaints)")
      #expect(result.complaints.isEmpty)
      if let kept { try folder.write(result.output, to: kept) }
    }
    #expect(try folder.names().contains("favorite.png"))
  }

  @Test("The Swift example is the code of this test, and what it says is so")
  func example() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let written = Set(source.components(separatedBy: "\n").map { $0.trimmed })
    for line in code("swift") {
      #expect(written.contains(line.trimmed), "the README's line: \(line)")
    }

    var button = FavoriteModel()
    button.handle(.press, at: 0)
    let notices = button.handle(.release(inside: true), at: 0.1)  // notices.changed == true

    var picture = Picture()
    picture.refill(
      button.instant(at: 0.2), look: FavoriteLook(), in: Box(x: 0, y: 0, width: 96, height: 96))

    var pixels = Bitmap(width: 96, height: 96)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &pixels)
    let file = pixels.png()  // the fill, a tenth of a second after the tap

    #expect(notices.changed == true)
    #expect(try Bitmap(png: file) == pixels)
    // In the middle the fill has come, and in a lobe's rim there is border still.
    #expect(pixels.alpha(column: 48, row: 48) == 255)
    #expect(pixels.bytes[(48 * 96 + 48) * 4] == 240)
    #expect(pixels.bytes[(30 * 96 + 3) * 4] == 142)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
