import Testing

@testable import HeartCommand

struct ArgumentReaderTests {
  @Test(
    "An option and its value are written in any of the usual ways",
    arguments: [
      ["-o", "x.png", "--size", "9", "--selected"], ["-ox.png", "--size=9", "--selected"],
      ["-o=x.png", "--selected", "--size", "9"], ["--output", "x.png", "--size=9", "--selected"],
      ["--selected", "--output=x.png", "--size=9"],
      ["-o", "x.png", "--size=9", "--selected", "--"],
    ])
  func spellings(_ words: [String]) throws {
    let arguments = try ArgumentReader.read(words, for: RenderCommand.command)
    #expect(arguments.text(of: .outputFile) == "x.png")
    #expect(arguments.text(of: .size) == "9")
    #expect(arguments.has(.selected))
    #expect(arguments.given.count == 3)
  }

  @Test(
    "A value may be empty, begin with a dash, or hold an equals sign",
    arguments: [
      (["--fill", ""], ""), (["--fill="], ""), (["--fill", "-5"], "-5"),
      (["--fill", "-.5 0 1 1"], "-.5 0 1 1"), (["--fill", "-"], "-"), (["--fill=--x"], "--x"),
      (["--fill=a=b"], "a=b"), (["--fill", "a=b"], "a=b"), (["--fill", "-x"], "-x"),
    ])
  func values(_ words: [String], _ value: String) throws {
    let arguments = try ArgumentReader.read(words, for: RenderCommand.command)
    #expect(arguments.text(of: .fill) == value)
  }

  @Test(
    "Help is asked for anywhere among the options, but not after them",
    arguments: [
      (["--help"], true), (["-h"], true), (["--size", "0", "--nonsense", "--help"], true),
      (["--", "--help"], false), (["--helpful"], false), ([], false),
    ])
  func help(_ words: [String], _ isAskedFor: Bool) {
    #expect(ArgumentReader.asksForHelp(words) == isAskedFor)
  }

  @Test("No command has two options of one spelling, and each option is explained")
  func tables() {
    for command in Command.all {
      let options = command.options
      #expect(Set(options.map(\.name)).count == options.count, "\(command.name)")
      #expect(Set(options.compactMap(\.letter)).count == options.compactMap(\.letter).count)
      for option in options {
        #expect(!option.summary.isEmpty, "\(option.name)")
        #expect((option.placeholder == nil) == option.needs.isEmpty, "\(option.name)")
      }
    }
  }

  @Test(
    "The distance of two words is the number of slips between them",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("size", "size", 0), ("sixe", "size", 1),
      ("szie", "size", 1), ("sizes", "size", 1), ("siz", "size", 1), ("SIZE", "size", 0),
      ("kitten", "sitting", 3), ("ab", "ba", 1), ("render", "frames", 5),
    ])
  func distances(_ first: String, _ second: String, _ distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }
}
