import Foundation
import HeartCore
import HeartExport
import Testing

@testable import HeartCommand

struct ElementTests {
  /// What a call printed, without the style sheet.
  private struct Page {
    let lines: [Substring]
    let text: String

    init(_ words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      let call = Call(["element"] + words)
      #expect(call.exitCode == 0, sourceLocation: sourceLocation)
      #expect(call.complaints.isEmpty, sourceLocation: sourceLocation)
      text = call.text
      lines = text.split(separator: "\n")
    }

    /// The tag of the element itself.
    var host: String { String(lines.first ?? "") }
    /// The tag of the page's own checkbox.
    var checkbox: String {
      lines.dropLast().last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    /// The first tag with a text in it.
    func tag(_ part: String) -> String {
      lines.first { $0.contains(part) }.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let words: [String]
    let attributes: String

    init(_ words: String..., gives attributes: String) {
      self.words = words
      self.attributes = attributes
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let looks: [Row] = [
    Row(gives: ""),
    Row(
      "--icon", "heart", "--style", "grow", "--size", "24", "--speed", "1", "--motion", "system",
      "--fill", "#F04552", "--border", "#8E8E93", gives: ""),
    Row("--icon", "star", gives: " icon=\"star\""),
    Row("--icon", "softHeart", "--solid", gives: " icon=\"softHeart\""),
    Row(
      "--path", "M0 0H10V5Z", gives: " path=\"M0 6L24 6L24 18L0 6Z\""),
    Row(
      "--path", "M0 0H10V10H0ZM3 3H7V7H3Z", "--fill-rule", "evenodd",
      gives: " path=\"M0 0L24 0L24 24L0 24L0 0ZM7.2 7.2L16.8 7.2L16.8 16.8L7.2 16.8L7.2 7.2Z\""
        + " fill-rule=\"evenodd\""),
    Row(
      "--path", "M0 0H10V10H0ZM3 3H7V7H3Z", "--fill-rule", "nonzero",
      gives: " path=\"M0 0L24 0L24 24L0 24L0 0ZM7.2 7.2L16.8 7.2L16.8 16.8L7.2 16.8L7.2 7.2Z\""),
    Row("--style", "burst", gives: " motion-style=\"burst\""),
    Row("--size", "32", gives: " size=\"32\""),
    Row("--speed", "1.50", gives: " speed=\"1.5\""),
    Row("--speed", "0.01", gives: " speed=\"0.01\""),
    Row("--motion", "full", gives: " motion=\"full\""),
    Row("--motion", "reduced", gives: " motion=\"reduced\""),
    Row("--reduced-motion", gives: " motion=\"reduced\""),
    Row("--selected", gives: " selected"),
    Row("--label", "Favorite", gives: " label=\"Favorite\""),
    Row("--name", "a", "--value", "42", gives: " name=\"a\" value=\"42\""),
    Row("--name", "a", "--value", "", gives: " name=\"a\" value=\"\""),
    Row(
      "--fill", "#0a84ff", "--border", "#00F8", "--border-width", "1.5",
      gives: " style=\"--favorite-fill:#0A84FF;--favorite-border:#0000FF88;"
        + "--favorite-border-width:1.5px\""),
    Row("--border-width", "0", gives: " style=\"--favorite-border-width:0px\""),
    Row(
      "--label", "<b>\"R&D\"</b> 'x' 収",
      gives:
        " label=\"&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; 'x' 収\""),
  ]

  @Test(
    "An element has the attributes that differ from the defaults, and no others",
    arguments: looks)
  func attributes(_ row: Row) {
    #expect(Page(row.words).host == "<favorite-button\(row.attributes)>")
  }

  static let checkboxes: [Row] = [
    Row(gives: " aria-label=\"Favorite\""),
    Row("--selected", gives: " checked aria-label=\"Favorite\""),
    Row("--lang", "en", gives: " aria-label=\"Favorite\""),
    Row("--lang", "de-AT", gives: " aria-label=\"Favorit\""),
    Row("--lang", "zh-Hant-HK", gives: " aria-label=\"收藏\""),
    Row(
      "--name", "fav", "--value", "4\"2", "--label", "A < B",
      gives: " name=\"fav\" value=\"4&quot;2\" aria-label=\"A &lt; B\""),
  ]

  @Test("The page's own checkbox says and sends the same", arguments: checkboxes)
  func checkbox(_ row: Row) {
    #expect(Page(row.words).checkbox == "<input type=\"checkbox\"\(row.attributes)>")
  }

  @Test(
    "The page's language changes the checkbox's name, and nothing else", arguments: ["ja", "PT-br"])
  func language(_ tag: String) throws {
    let word = try #require(FavoriteWord.word(in: tag))
    #expect(word != "Favorite")
    #expect(
      Page(["--lang", tag]).text
        == Page([]).text.replacingOccurrences(
          of: " aria-label=\"Favorite\"", with: " aria-label=\"\(word)\""))
  }

  @Test(
    "A language without a word is told, with those that have one", arguments: ["tlh", "", "de_AT"])
  func unknownLanguage(_ tag: String) {
    let call = Call(["element", "--lang", tag])
    #expect(call.exitCode == 2 && call.output.isEmpty)
    #expect(
      call.complaints == [
        "heart: --lang needs a language with a word here (ar, da, de, en, es, fr, he, ja, ko, nb, nl,"
          + " pl, pt-BR, ru, sv, tr, zh-Hans or zh-Hant; --label is for any other), not '\(tag)'"
      ])
  }

  @Test("A label leaves nothing for a language to say")
  func labelAndLanguage() {
    let call = Call(["element", "--lang", "de", "--label", "Merken"])
    #expect(call.exitCode == 2 && call.output.isEmpty)
    #expect(call.complaints.count == 1)
    #expect(
      call.complaints.first?.hasSuffix("a label is what it is called in any language") == true)
  }

  @Test("The static icon is the very path data of the script", arguments: Icon.Name.allCases)
  func icons(_ name: Icon.Name) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Web/elements/icons.js").standardizedFileURL
    let module = try String(contentsOf: root, encoding: .utf8)
    let path = try #require(ElementPath(name.icon))
    #expect(module.contains("  \(name.text): \"\(path.data)\",\n"))
    let page = Page(["--icon", name.text])
    #expect(page.text.components(separatedBy: " d=\"\(path.data)\"").count == 3)
  }

  @Test(
    "The hollow line is as wide as the core's, in the square of 24",
    arguments: [
      ([], "4"), (["--size", "48"], "4"), (["--border-width", "3"], "6"),
      (["--border-width", "3", "--size", "48"], "3"),
      (["--border-width", "1", "--size", "7"], "6.8571"),
      (["--path", "M0 0H10V5Z"], "4"),
    ])
  func lineWidth(_ words: [String], _ width: String) {
    let border = Page(words).tag("part=\"border\" d=")
    #expect(border.contains(" stroke-width=\"\(width)\" stroke-linejoin=\"round\""))
  }

  @Test("Where no line is asked for, there is none")
  func noLine() {
    #expect(!Page(["--border-width", "0"]).text.contains("<path part=\"border\""))
  }

  @Test("The picture of the state that it begins with shows without style sheets too")
  func states() {
    let off = Page([])
    let on = Page(["--selected"])
    #expect(!off.tag("part=\"border\" d=").contains("visibility"))
    #expect(off.tag("part=\"fill\" cx=").contains(" visibility=\"hidden\""))
    #expect(on.tag("part=\"border\" d=").contains(" visibility=\"hidden\""))
    #expect(!on.tag("part=\"fill\" cx=").contains("visibility"))
  }

  @Test("The static button has the element's size, and none of its own where that is the usual")
  func size() {
    #expect(Page(["--size", "32"]).text.contains("--favorite-size: 32px; --side: var("))
    #expect(!Page([]).text.contains("--favorite-size: "))
  }

  @Test(
    "What is printed is well-formed, whatever the texts",
    arguments: looks + checkboxes)
  func wellFormed(_ row: Row) {
    var text = Page(row.words).text
    // What HTML may leave out, and XML may not.
    for name in ["selected", "checked", "shadowrootdelegatesfocus"] {
      for end in [" ", ">"] {
        text = text.replacingOccurrences(of: " \(name)\(end)", with: " \(name)=\"\"\(end)")
      }
    }
    text = text.replacingOccurrences(
      of: "\">\n</favorite-button>", with: "\"/>\n</favorite-button>")
    if let start = text.range(of: "<style>"), let end = text.range(of: "</style>") {
      text.removeSubrange(start.upperBound..<end.lowerBound)
    }
    #expect(XMLChecker().reads(Array(text.utf8)), "\(text)")
  }

  @Test("An SVG file becomes path data, fitted by its own bounds")
  func files() throws {
    let folder = try Folder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
        <path d="M10 10h20v20h-20z"/>
      </svg>
      """, to: "square.svg")
    #expect(
      Page(["--icon", folder("square.svg")]).host
        == "<favorite-button path=\"M0 0L24 0L24 24L0 24L0 0Z\">")
  }

  @Test("A look file becomes an element, and says nothing of motion that nobody has asked for")
  func lookFile() throws {
    let folder = try Folder()
    let look = Call("look --icon flame --size 40 --style pop --fill #00FF00 --json")
    try folder.write(look.output, to: "look.json")
    let config = ["--config", folder("look.json")]
    #expect(look.text.contains("\"motion\": \"full\""))
    #expect(
      Page(config).host
        == "<favorite-button icon=\"flame\" motion-style=\"pop\" size=\"40\""
        + " style=\"--favorite-fill:#00FF00\">")
    #expect(
      Page(config + ["--motion", "full", "--icon", "heart"]).host
        == "<favorite-button motion-style=\"pop\" size=\"40\" motion=\"full\""
        + " style=\"--favorite-fill:#00FF00\">")
    try folder.write("{\"motion\": \"reduced\"}", to: "look.json")
    #expect(Page(config).host == "<favorite-button motion=\"reduced\">")
  }

  @Test(
    "What a look file says that no element has is told",
    arguments: [
      ("\"background\": \"#FFF\"", "background", "the page is what is behind it"),
      ("\"placement\": \"seed\"", "placement", "its icon fills its square"),
      ("\"heartSize\": 9", "heartSize", "its icon fills its square, whose side is its size"),
      ("\"maskImage\": \"m.png\"", "maskImage", "its icon is an outline, not an image"),
    ])
  func foreignSettings(_ setting: String, _ key: String, _ reason: String) throws {
    let folder = try Folder()
    try folder.write("{\(setting)}", to: "look.json")
    let call = Call(["element", "--config", folder("look.json")])
    #expect(
      call.complaints == [
        "heart: \(key) in '\(folder("look.json"))' does not go with an element: \(reason)"
      ])
    #expect(call.exitCode == 2)
    #expect(call.output.isEmpty)
  }

  @Test("A file holds what would be printed, and no file that is read is written over")
  func output() throws {
    let folder = try Folder()
    let words = ["--icon", "star", "--selected"]
    let call = Call(["element", "-o", folder("x.html")] + words)
    #expect(call.exitCode == 0 && call.output.isEmpty)
    #expect(try folder.bytes("x.html") == Array(Page(words).text.utf8))
    try folder.write("{}", to: "look")
    let own = Call(["element", "-o", folder("look"), "--config", folder("look")])
    #expect(
      own.complaints == [
        "heart: cannot write '\(folder("look"))': it is the file that --config reads,"
          + " '\(folder("look"))', which would be lost; name another"
      ])
    #expect(try folder.bytes("look") == Array("{}".utf8))
  }
}
