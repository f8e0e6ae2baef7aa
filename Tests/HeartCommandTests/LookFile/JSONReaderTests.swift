import Foundation
import Testing

@testable import HeartCommand

struct JSONReaderTests {
  @Test("Members keep their order, their doubles and the characters of their numbers")
  func members() throws {
    let text = """
      \u{FEFF} {"b": 1.50e+1, "a":"x", "b" : -0,
      "t": true, "f": false, "n": null}

      """
    let members = try JSONReader.members(of: text)
    #expect(members.map(\.key) == ["b", "a", "b", "t", "f", "n"])
    #expect(
      members.map(\.value) == [
        .number("1.50e+1"), .string("x"), .number("-0"), .flag(true), .flag(false), .null,
      ])
  }

  @Test("A list or an object is the last member, however deep it goes and whatever follows")
  func nested() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    for (text, value) in [
      ("[1, 2]}", JSONReader.Value.list), ("{\"x\": 1}, \"b\": 2}", .object), (deep, .list),
    ] {
      let members = try JSONReader.members(of: "{\"a\": 1, \"k\": " + text)
      #expect(members.map(\.value) == [.number("1"), value])
    }
  }

  @Test(
    "Strings are read as JSON writes them",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u00e9é"#, "éé"),
      (#"\uD83D\uDE00"#, "😀"), ("❤️", "❤️"), ("", ""), (#"\u0000"#, "\0"),
    ])
  func strings(_ written: String, _ read: String) throws {
    let members = try JSONReader.members(of: "{\"k\": \"\(written)\"}")
    #expect(members.map(\.value) == [.string(read)])
  }

  @Test(
    "What is no JSON is told by its place, and by what would be right there",
    arguments: [
      ("{", 1, 2, "a key in quotes", nil), ("{\"a\"}", 1, 5, "a colon", "}"),
      ("{\"a\":}", 1, 6, "a value", "}"), ("{\"a\":1,}", 1, 8, "a key in quotes", "}"),
      ("{\"a\":1 \"b\":2}", 1, 8, "a comma or }", "\""),
      ("{\n \"a\": 01}", 2, 8, "a comma or }", "1"), ("{\"a\":-}", 1, 7, "a digit", "}"),
      ("{\"a\":1.}", 1, 8, "a digit", "}"), ("{\"a\":1e}", 1, 8, "a digit", "}"),
      ("{\"a\":+1}", 1, 6, "a value", "+"), ("{\"a\":NaN}", 1, 6, "a value", "N"),
      ("{'a':1}", 1, 2, "a key in quotes", "'"), ("{} x", 1, 4, "nothing more", "x"),
      ("{\"a\":\"x", 1, 8, "the end of the quotes", nil),
      ("{\"a\":\"x\n\"}", 1, 8, "the end of the quotes on the same line", "\n"),
      ("{\"a\":\"x\\", 1, 9, "the end of the quotes", nil),
      ("{\"a\":\"\\q\"}", 1, 6, "a text whose backslashes are JSON's", "\""),
      ("{\"a\":\"\\u12x4\"}", 1, 6, "a text whose backslashes are JSON's", "\""),
      ("{\"a\":\"\\uDE00\"}", 1, 6, "a text whose backslashes are JSON's", "\""),
      ("{\"a\":\"\\uD83D\\u0041\"}", 1, 6, "a text whose backslashes are JSON's", "\""),
      ("{\"a\":tru}", 1, 6, "a value", "t"), ("{\"a\":1 // why\n}", 1, 8, "a comma or }", "/"),
    ] as [(String, Int, Int, String, Unicode.Scalar?)])
  func faults(
    _ text: String, _ line: Int, _ column: Int, _ expected: String, _ found: Unicode.Scalar?
  ) {
    #expect(
      throws: LookFileError.malformed(line: line, column: column, expected: expected, found: found)
    ) { try JSONReader.members(of: text) }
    // Foundation's reader finds no JSON in it either, but is lenient with a comma too many.
    guard !text.hasSuffix(",}") else { return }
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }

  @Test(
    "Nothing, and what is no object, are told apart from faults",
    arguments: ["", " \n", "\u{FEFF}"])
  func nothing(_ text: String) {
    #expect(throws: LookFileError.empty) { try JSONReader.members(of: text) }
  }

  @Test("Another value than an object is no look", arguments: ["[]", "1", "null", "look", "\"x\""])
  func noObject(_ text: String) {
    #expect(throws: LookFileError.noObject) { try JSONReader.members(of: text) }
  }
}
