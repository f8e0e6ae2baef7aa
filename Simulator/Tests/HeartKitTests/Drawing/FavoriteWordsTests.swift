import Foundation
import Testing

@testable import HeartKit

struct FavoriteWordsTests {
  /// The shipped folders of words, as they lie in the sources.
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/HeartKit/Resources")

  private static let languages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// A language's words as they are written in its file.
  private static func written(_ language: String) throws -> [String: String] {
    let file = sources.appendingPathComponent("\(language).lproj/Localizable.strings")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: String])
  }

  /// The words of a language out of the built bundle.
  private static func words(_ language: String) throws -> FavoriteWords {
    let bundle = FavoriteWords.current.bundle
    let path = try #require(
      bundle.path(forResource: language, ofType: "lproj")
        ?? bundle.path(forResource: language.lowercased(), ofType: "lproj"), "\(language)")
    return FavoriteWords(bundle: try #require(Bundle(path: path)))
  }

  @Test("The four languages that were asked for are there, and others")
  func languagesAreThere() {
    #expect(Set(Self.languages).isSuperset(of: ["en", "zh-Hans", "zh-Hant", "ar"]))
    #expect(Self.languages.count >= 18)
  }

  @Test("Every language has exactly the three words, and none is empty", arguments: languages)
  func complete(language: String) throws {
    let words = try Self.written(language)
    #expect(Set(words.keys) == ["Favorite", "On", "Off"])
    #expect(words.values.allSatisfy { !$0.isEmpty })
    #expect(words["On"] != words["Off"])
  }

  @Test("What is written is what the bundle says", arguments: languages)
  func bundled(language: String) throws {
    let written = try Self.written(language)
    let words = try Self.words(language)
    #expect(words.label == written["Favorite"])
    #expect(words.value(isSelected: true) == written["On"])
    #expect(words.value(isSelected: false) == written["Off"])
  }

  @Test("The words in use are those of some language, never a bare key of none")
  func current() throws {
    let labels = try Self.languages.map { try Self.words($0).label }
    #expect(labels.contains(FavoriteWords.current.label))
    #expect(
      FavoriteWords.current.value(isSelected: true)
        != FavoriteWords.current.value(isSelected: false))
  }
}
