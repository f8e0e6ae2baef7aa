import Foundation
import Testing

@testable import HeartCommand

struct HelpTests {
  @Test(
    "Every example works as it is printed, but for those that wait for a person",
    arguments: Command.all.filter { $0.name != "window" }.flatMap(\.examples))
  func examples(_ example: String) throws {
    let folder = try Folder()
    var words = shellWords(example)
    #expect(words.removeFirst() == "heart")
    // As if the web had been built.
    let web = try Folder.ofWeb()
    if words[0] == "gallery" { words += ["--web", web.path] }
    // The example's own file, in a folder of the test's own.
    var output: String?
    if let index = words.firstIndex(of: "-o") {
      output = words[index + 1]
      words[index + 1] = folder(words[index + 1])
    }
    let call = Call(words)
    #expect(call.exitCode == 0)
    #expect(call.complaints.isEmpty)
    #expect(try folder.names() == (output.map { [$0] } ?? []))
    #expect(call.output.isEmpty == (output != nil))
  }

  @Test(
    "Help is the same, however it is asked for", arguments: Command.all.map(\.name))
  func spellings(_ name: String) {
    let page = Call("help \(name)")
    #expect(page.exitCode == 0)
    for line in ["\(name) --help", "\(name) -h", "\(name) --size 0 --help"] {
      #expect(Call(line).text == page.text)
    }
  }

  @Test(
    "A command's help tells its options and its examples, in lines of at most 100 characters",
    arguments: Command.all.map(\.name))
  func pages(_ name: String) throws {
    let command = try Command.named(name)
    let page = Call("help \(name)").text
    for option in command.options {
      #expect(page.contains(option.name + (option.placeholder.map { " \($0)" } ?? "")))
    }
    #expect(!command.examples.isEmpty)
    for example in command.examples { #expect(page.contains("  \(example)\n")) }
    for line in page.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test(
    "A command's help tells what it begins with where nothing is said",
    arguments: Command.all.filter { $0.options.contains(.placement) }.map(\.name))
  func defaults(_ name: String) {
    // However the lines are broken.
    let page = Call("help \(name)").text.split { $0.isWhitespace }.joined(separator: " ")
    for words in [
      "(default heart)", "(default 96, inspect 100, of an image its own size)",
      "burst or plain (default grow)", "(default fitted)",
      "fitted: the icon's width, in pixels (default: as there is room);",
      "three times the lobes' radius (default 150, which a smaller canvas cuts)",
      "mask image; without it nothing is seen while off",
      "alpha; without a --border-image, nothing is seen while off",
      "COLOR is #RGB, #RGBA, #RRGGBB or #RRGGBBAA, in quotes for the shell.",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("What help says of defaults is so")
  func truth() throws {
    for (said, left) in [
      ("--size 96 --style grow --placement fitted --icon heart", ""),
      ("--size 400 --placement seed --heart-size 150", "--size 400 --placement seed"),
      ("--fill #F045 --selected", "--fill #FF004455 --selected"),
      ("--fill #F04 --selected", "--fill #FF0044 --selected"),
    ] {
      let calls = [said, left].map { Call("render -o - " + $0) }
      #expect(calls.map(\.exitCode) == [0, 0])
      #expect(calls[0].output == calls[1].output, "\(said)")
    }
    #expect(Call("inspect").text == Call("inspect --size 100").text)
  }

  @Test("A command with an own option by a name of the look's tells its own")
  func ownOptions() {
    let page = Call("help element").text
    let parts = page.components(separatedBy: "LOOK is any of these:")
    #expect(parts.count == 2)
    #expect(parts[0].contains("  --size N  ") && parts[0].contains("  --motion HOW  "))
    #expect(parts[1].contains("  --style NAME  "))
    #expect(!page.contains("--size N|WxH"))
    #expect(page.contains("(default system)"))
    #expect(!page.contains("(default full)"))
    for option in ["--background", "--mask-image", "--placement"] {
      #expect(!page.contains(option))
    }
  }

  @Test("A command whose look has no colors says nothing of them")
  func noColors() {
    #expect(!Call("help screens").text.contains("COLOR"))
  }

  @Test("The overview says where icons, styles and options are listed")
  func whereTo() {
    let page = Call("help").text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(page.contains("'heart render --help' all icons, styles and options of the look"))
  }

  @Test("The overview tells every command", arguments: ["help", "--help", "-h"])
  func overview(_ word: String) {
    let call = Call(word)
    #expect(call.exitCode == 0)
    for command in Command.all {
      #expect(call.text.contains("  \(command.name) "))
      #expect(call.text.contains(command.summary))
    }
  }

  @Test("The version is told")
  func version() {
    #expect(Call("--version").text == "heart \(HeartCommand.version)\n")
  }
}
