import Foundation
import HeartExport
import Testing

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
    Dictionary(uniqueKeysWithValues: FavoriteWord.all.map { ($0.tag, $0.word) })
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
    #expect(names == FavoriteWord.otherNames.map { [$0.name, $0.tag] })
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

  @Test(
    "Of a person's locales the first that has a word names it",
    arguments: [
      (["de_AT.UTF-8", "de_AT", "de.UTF-8", "de", "C"], "de"), (["pt", "C"], "pt-BR"),
      (["zh_TW", "zh", "C"], "zh-Hant"), (["zh_CN.GB18030", "C"], "zh-Hans"),
      (["tlh", "fr_FR@euro", "de", "C"], "fr"), (["sr@latin", "sr", "nn_NO", "de", "C"], "nb"),
      (["iw_IL", "C"], "he"), (["en_GB", "de", "C"], "en"), (["DE_de"], "de"),
    ])
  func locales(_ names: [String], _ language: String) {
    #expect(FavoriteWord.word(inFirstOf: names) == words[language])
  }

  @Test(
    "Without such a locale it is named in English, and so it is where no translation is wanted",
    arguments: [
      [], ["C"], ["POSIX"], ["C.UTF-8", "de"], ["sr@latin", "sr", "C"], ["", "_", "@de", ".UTF-8"],
      ["C", "fr"], ["POSIX", "fr"], ["d\u{E9}"],
    ])
  func noLocale(_ names: [String]) {
    #expect(FavoriteWord.word(inFirstOf: names) == FavoriteWord.english)
  }
}
