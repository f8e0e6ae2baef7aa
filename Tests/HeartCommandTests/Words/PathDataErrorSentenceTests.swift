import HeartCore
import Testing

@testable import HeartCommand

struct PathDataErrorSentenceTests {
  @Test(
    "What is wrong in path data is told by its place, what is due and what is there",
    arguments: [
      ("L 0 0", "needs M or m at character 1, not 'L'"),
      (" 5 5", "needs M or m at character 2, not '5'"),
      ("M 0", "needs a number at character 4, where it ends"),
      ("M 0 0 L 10,,20", "needs a number at character 12, not ','"),
      ("M0 0 ❤️", "needs the letter of a command or one more number at character 6, not '❤'"),
      ("M0 0 Z 5", "needs the letter of a command at character 8, not '5'"),
      (
        "M0 0 A 1 1 0 2 0 5 5",
        "needs 0 or 1, an arc's flag, at character 14, not '2'"
      ),
      ("M0 0 L 1e999 0", "has a number at character 8 that is too large; write a smaller one"),
      ("M0 0 L \u{1B}[", "needs a number at character 8, not '\\u{1B}'"),
    ])
  func sentences(_ data: String, _ sentence: String) {
    for words in [["render", "-o", "/dev/null"], ["inspect"]] {
      let call = Call(words + ["--path", data])
      #expect(call.complaints == ["heart: --path " + sentence])
      #expect(call.exitCode == 2)
    }
  }
}
