import Testing

@testable import HeartCommand

struct WordingTests {
  @Test("Alternatives read as a sentence does")
  func alternatives() {
    #expect(choices([]).isEmpty)
    #expect(choices(["a"]) == "a")
    #expect(choices(["a", "b"]) == "a or b")
    #expect(choices(["a", "b", "c"]) == "a, b or c")
  }

  @Test(
    "What is quoted stays on one line and does nothing to the terminal",
    arguments: [
      ("plain", "'plain'"), ("", "''"), ("❤️ à", "'❤️ à'"), ("a\nb", "'a\\nb'"),
      ("\u{1B}[31m", "'\\u{1B}[31m'"), ("\u{202E}x", "'\\u{202E}x'"), ("\r\t", "'\\r\\t'"),
      (String(repeating: "x", count: 60), "'\(String(repeating: "x", count: 60))'"),
      (String(repeating: "x", count: 61), "'\(String(repeating: "x", count: 60))…'"),
    ])
  func quotes(_ text: String, _ shown: String) {
    #expect(quoted(text) == shown)
  }

  @Test("Paths are told in full, unless they are longer than anyone writes")
  func paths() {
    let path = String(repeating: "x", count: 500)
    #expect(named(path) == "'\(path)'")
    #expect(named(path + "x") == "'\(path)…'")
    let call = Call(["render", "-o", String(repeating: "x", count: 5000)])
    #expect(
      call.complaints == [
        "heart: cannot write '\(path)…': its name is too long; choose a shorter one"
      ])
  }

  @Test(
    "Numbers are as short as they can be and read back to the same",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (100, "100"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e300, "1e+300"), (-2.5, "-2.5"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) {
    #expect(plainText(number) == text)
    #expect(Double(text) == number)
  }

  @Test("JSON's strings hold any character, and its numbers are finite")
  func json() {
    #expect(JSONText.string("a\"b\\c\n\u{1}é").text == "\"a\\\"b\\\\c\\u000a\\u0001é\"")
    #expect(JSONText.number(.nan).text == "null")
    #expect(JSONText.number(.infinity).text == "null")
    #expect(JSONText.object([("b", .number(1)), ("a", .null)]).text == "{\"b\": 1, \"a\": null}")
  }
}
