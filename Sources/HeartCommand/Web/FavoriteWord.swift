/// What a favorite button is called in a page's language: what the script calls it there.
enum FavoriteWord {
  /// The words of HeartKit's string tables, by the language's BCP 47 tag.
  static let all: KeyValuePairs = [
    "ar": "المفضلة",
    "da": "Favorit",
    "de": "Favorit",
    "en": "Favorite",
    "es": "Favorito",
    "fr": "Favori",
    "he": "מועדף",
    "ja": "お気に入り",
    "ko": "즐겨찾기",
    "nb": "Favoritt",
    "nl": "Favoriet",
    "pl": "Ulubione",
    "pt-BR": "Favorito",
    "ru": "Избранное",
    "sv": "Favorit",
    "tr": "Favori",
    "zh-Hans": "收藏",
    "zh-Hant": "收藏",
  ]
  /// Languages told by another's word: the older codes, and Norwegian by any name.
  static let otherNames: KeyValuePairs = ["iw": "he", "nn": "nb", "no": "nb", "pt": "pt-BR"]
  /// Where Chinese is written traditionally unless the tag says otherwise.
  static let traditionalRegions = ["hk", "mo", "tw"]

  /// The word in English.
  static let english = "Favorite"

  /// The word in the language of a tag, such as `pt-PT` or `zh-Hant-HK`; nil if it is none of these.
  static func word(in tag: String) -> String? {
    let subtags = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard subtags.allSatisfy(isSubtag), let first = subtags.first else { return nil }
    let name = first == "zh" ? chinese(subtags) : otherNames[first] ?? String(first)
    return all[name]
  }

  /// Which Chinese it is: the script decides, then the region.
  private static func chinese(_ subtags: [Substring]) -> String {
    if subtags.contains("hant") { return "zh-Hant" }
    if subtags.contains("hans") { return "zh-Hans" }
    let isTraditional = subtags.contains { traditionalRegions.contains(String($0)) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }

  private static func isSubtag(_ text: Substring) -> Bool {
    (1...8).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension KeyValuePairs where Key == String, Value == String {
  fileprivate subscript(_ key: some StringProtocol) -> String? {
    first { $0.key == key }?.value
  }
}
