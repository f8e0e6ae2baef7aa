extension FavoriteWord {
  /// The word in the first of a person's locales that has one, or in English.
  ///
  /// The names are those of POSIX, such as `de_AT.UTF-8`, `zh_TW`, `sr@latin` or `C`, as gettext
  /// tries them. What stands after a point or an at sign says nothing of the words.
  package static func word(inFirstOf locales: [String]) -> String {
    for locale in locales {
      let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      // Programs are written in English, so whoever wants no translation gets that.
      if name.elementsEqual("C".utf8) || name.elementsEqual("POSIX".utf8) { break }
      let tag = name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
      if let word = word(in: tag) { return word }
    }
    return english
  }
}
