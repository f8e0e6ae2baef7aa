#if GTK
  import CGTK4
  import HeartCore

  /// One line of what a test asks: a verb, whom it is about, and settings.
  ///
  /// `button a x=20 y=20 style=burst label='My heart'`; quotes are as in a shell.
  struct Command {
    let verb: String
    let name: String
    private let settings: [String: String]

    /// Reads a line; an empty one has no verb.
    init(_ line: String) {
      var count: gint = 0
      var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      g_shell_parse_argv(line, &count, &words, nil)
      defer { g_strfreev(words) }
      let texts = (0..<Int(count)).compactMap { words?[$0].map { String(cString: $0) } }
      let isSetting = { (text: String) in text.contains("=") }
      let plain = texts.filter { !isSetting($0) }
      verb = plain.first ?? ""
      name = plain.dropFirst().first ?? ""
      settings = Dictionary(
        texts.filter(isSetting).map { text in
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return (String(parts[0]), String(parts[1]))
        }, uniquingKeysWith: { $1 })
    }

    subscript(key: String) -> String? { settings[key] }

    func number(_ key: String) -> Double? { settings[key].flatMap { Double($0) } }

    func truth(_ key: String) -> Bool? { settings[key].map { $0 == "true" } }

    func color(_ key: String) -> RGBA? { settings[key].flatMap { try? RGBA(hex: $0) } }
  }
#endif
