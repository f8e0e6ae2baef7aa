import Foundation
import Testing

@testable import HeartCommand

/// The word that names a favorite button, in the three places that have it.
struct FavoriteWordTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// A table of the page's script, which is written there as JSON.
  private func table<Table: Decodable>(_ start: String, to end: String) throws -> Table {
    let file = Self.root.appendingPathComponent("Web/elements/words.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    let after = try #require(script.components(separatedBy: start).dropFirst().first)
    let text = try #require(after.components(separatedBy: end).first)
    return try JSONDecoder().decode(Table.self, from: Data(text.utf8))
  }

  private var words: [String: String] {
    Dictionary(uniqueKeysWithValues: FavoriteWord.all.map { ($0.key, $0.value) })
  }

  @Test("The words are those of the string tables for Apple's systems")
  func stringTables() throws {
    let resources = Self.root.appendingPathComponent("Sources/HeartKit/Resources")
    var found: [String: String] = [:]
    for folder in try FileManager.default.contentsOfDirectory(
      at: resources, includingPropertiesForKeys: nil) where folder.pathExtension == "lproj"
    {
      let text = try String(
        contentsOf: folder.appendingPathComponent("Localizable.strings"), encoding: .utf8)
      let line = try #require(
        text.components(separatedBy: "\n").first { $0.hasPrefix("\"Favorite\" = ") })
      found[folder.deletingPathExtension().lastPathComponent] =
        line.components(separatedBy: "\"")[3]
    }
    #expect(found.count == 18)
    #expect(words == found)
    #expect(words["en"] == FavoriteWord.english)
  }

  @Test("The words, and what languages are told by, are those of the page's script")
  func script() throws {
    #expect(words == (try table("favorites = ", to: ";\n")))
    let names: [[String]] = try table("otherNames = new Map(", to: ");\n")
    #expect(names == FavoriteWord.otherNames.map { [$0.key, $0.value] })
    let regions: [String] = try table("traditionalRegions = ", to: ";\n")
    #expect(regions == FavoriteWord.traditionalRegions)
  }

  @Test(
    "A tag is told by its language, and Chinese by how it is written",
    arguments: [
      ("de", "de"), ("de-CH-1996", "de"), ("DE-at", "de"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
      ("no", "nb"), ("nn-NO", "nb"), ("iw", "he"), ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"),
      ("zh-TW", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
    ])
  func tags(_ tag: String, _ language: String) throws {
    #expect(FavoriteWord.word(in: tag) == words[language])
  }

  @Test(
    "What is no tag, or of another language, has no word",
    arguments: ["", "-", "de-", "tlh", "deutsch", "d", "de_AT", "de AT", "français", "zh--TW"])
  func others(_ tag: String) {
    #expect(FavoriteWord.word(in: tag) == nil)
  }
}
