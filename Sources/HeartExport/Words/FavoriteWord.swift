/// What a favorite button is called in a language: what HeartKit calls it everywhere.
package enum FavoriteWord {
  /// The words of HeartKit's string tables, by the language's BCP 47 tag.
  package static var all: [(tag: String, word: String)] {
    [
      ("ar", "المفضلة"),
      ("da", "Favorit"),
      ("de", "Favorit"),
      ("en", english),
      ("es", "Favorito"),
      ("fr", "Favori"),
      ("he", "מועדף"),
      ("ja", "お気に入り"),
      ("ko", "즐겨찾기"),
      ("nb", "Favoritt"),
      ("nl", "Favoriet"),
      ("pl", "Ulubione"),
      ("pt-BR", "Favorito"),
      ("ru", "Избранное"),
      ("sv", "Favorit"),
      ("tr", "Favori"),
      ("zh-Hans", "收藏"),
      ("zh-Hant", "收藏"),
    ]
  }

  /// Languages told by another's word: the older codes, and Norwegian by any name.
  package static var otherNames: [(name: String, tag: String)] {
    [("iw", "he"), ("nn", "nb"), ("no", "nb"), ("pt", "pt-BR")]
  }

  /// Where Chinese is written traditionally unless the tag says otherwise.
  package static var traditionalRegions: [String] { ["hk", "mo", "tw"] }

  /// The word in English.
  package static var english: String { "Favorite" }

  /// The word in the language of a tag, such as `pt-PT` or `zh-Hant-HK`; nil if it is none of these.
  package static func word(in tag: String) -> String? { word(in: Array(tag.utf8)) }

  /// The same for a tag in UTF-8.
  ///
  /// Bytes, since comparing strings would take tables that a page need not load.
  static func word(in tag: [UInt8]) -> String? {
    let subtags = tag.split(separator: hyphen, omittingEmptySubsequences: false).map(lowercased)
    guard let first = subtags.first, subtags.allSatisfy(isSubtag) else { return nil }
    let otherName = otherNames.first { first == Array($0.name.utf8) }
    let name =
      first == Array("zh".utf8)
      ? chinese(subtags) : otherName.map { Array($0.tag.utf8) } ?? first
    return all.first { name == Array($0.tag.utf8) }?.word
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Which Chinese it is: the script decides, then the region.
  private static func chinese(_ subtags: [[UInt8]]) -> [UInt8] {
    func has(_ text: String) -> Bool { subtags.contains(Array(text.utf8)) }
    let isTraditional = has("hant") || !has("hans") && traditionalRegions.contains(where: has)
    return Array((isTraditional ? "zh-Hant" : "zh-Hans").utf8)
  }

  private static func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }

  private static func isSubtag(_ text: [UInt8]) -> Bool {
    1...8 ~= text.count
      && text.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
  }
}
