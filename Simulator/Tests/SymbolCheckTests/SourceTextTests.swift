import Testing

@testable import SymbolCheck

struct SourceTextTests {
  @Test(
    "Comments and texts are blanks, and all else stays where it was",
    arguments: [
      ("a // b\nc", "a     \nc"),
      ("a /* b /* c */ d */ e", "a                   e"),
      (#"f("x // y") // z"#, #"f("      ")     "#),
      (##"f(#"a "b" c"#)"##, ##"f(#"       "#)"##),
      (#"f("\(g("h")) i") j"#, #"f("  g(" ")   ") j"#),
      ("\"\"\"\na \"b\"\n\"\"\" + c", "\"\"\"\n     \n\"\"\" + c"),
    ])
  func blanks(_ text: String, _ code: String) {
    #expect(String(decoding: SourceText(text).bytes, as: UTF8.self) == code)
  }

  @Test("A line and a column lead to a byte and back")
  func places() {
    let source = SourceText("ab\ncd\n\ne")
    for (offset, line) in [1, 1, 1, 2, 2, 2, 3, 4].enumerated() {
      #expect(source.line(of: offset) == line, "\(offset)")
    }
    #expect(source.offset(line: 2, column: 2) == 4)
    #expect(source.offset(line: 9, column: 1) == 8)
  }
}
