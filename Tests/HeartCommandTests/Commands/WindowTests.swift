import HeartCore
import Testing

@testable import HeartCommand

struct WindowTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func exhibit(_ words: String...) throws -> Exhibit {
    try Exhibit(ArgumentReader.read(words, for: WindowCommand.command))
  }

  @Test("Where nothing is said, colors are the theme's, and motion is the person's own")
  func defaults() throws {
    let exhibit = try exhibit()
    #expect(exhibit.fillColor == nil && exhibit.borderColor == nil)
    #expect(exhibit.look.favorite.borderWidth == nil)
    #expect(exhibit.look.favorite.icon == .heart)
    #expect(exhibit.look.style == .grow)
    #expect(exhibit.motion == .system)
    #expect(exhibit.colorSeed == ScreensCommand.defaultSeed)
  }

  @Test("Each example opens what its options say")
  func examples() throws {
    for example in WindowCommand.command.examples {
      let words = Array(shellWords(example).dropFirst(2))
      _ = try Exhibit(ArgumentReader.read(words, for: WindowCommand.command))
    }
    let exhibit = try exhibit(
      "--icon", "star", "--fill", "#0A84FF", "--border", "#123", "--border-width", "3", "--style",
      "burst", "--speed", "0.5", "--seed", "7")
    #expect(exhibit.look.favorite.icon == .star)
    #expect(try exhibit.fillColor == RGBA(hex: "#0A84FF"))
    #expect(try exhibit.borderColor == RGBA(hex: "#123"))
    #expect(exhibit.look.favorite.borderWidth == 3)
    #expect(exhibit.look.style == .burst)
    #expect(exhibit.look.speed == 0.5)
    #expect(exhibit.colorSeed == 7)
  }

  @Test("A look file is worn, and what it says of a picture says nothing")
  func lookFile() throws {
    let look = Call(
      "look --json --icon heart --style pop --fill #F0F --placement seed --heart-size 40"
        + " --size 120x80 --background #FFF")
    try folder.write(look.output, to: "look.json")
    let file = try exhibit("--config", folder("look.json"))
    #expect(file.look.style == .pop)
    #expect(try file.fillColor == RGBA(hex: "#F0F"))
    #expect(file.look.favorite.placement == .fitted)
    #expect(file.look.favorite.heartSize == nil)
    // Another icon than the heart has no seed's placement, which is passed over with the rest.
    #expect(
      try exhibit("--config", folder("look.json"), "--icon", "star").look.favorite.icon == .star)
  }

  @Test("Full motion is for who asks for it, and not for who wears a look file")
  func motion() throws {
    #expect(try exhibit("--motion", "full").motion == .full)
    #expect(try exhibit("--motion", "reduced").motion == .reduced)
    #expect(try exhibit("--reduced-motion").motion == .reduced)
    #expect(try exhibit("--motion", "system").motion == .system)
    for (said, motion) in [("full", FavoriteMotion.system), ("reduced", .reduced)] {
      try folder.write("{\"motion\": \"\(said)\"}", to: "look.json")
      #expect(try exhibit("--config", folder("look.json")).motion == motion, "\(said)")
    }
  }

  @Test("The list's places are five hundred, and no two are called the same")
  func places() {
    let names = (0..<WindowWords.placeCount).map(WindowWords.place)
    #expect(names.count == 500)
    #expect(Set(names).count == 500)
    #expect(WindowWords.count(1) == "1 favorite")
    #expect(WindowWords.count(0) == "0 favorites")
  }

  @Test("Help says how the command comes to a window, built with GTK or not")
  func help() {
    let page = Call("help window").text
    #expect(page.contains("swift build --traits GTK"))
    #expect(page.contains("  --config LOOK.json"))
    #expect(!page.contains("--size"))
  }

  @Test("Each way in which no window can be had is told in one sentence")
  func sentences() {
    #expect(
      CommandError.noGTK.sentence
        == "this heart was built without GTK, and a window needs it; build one with 'swift build"
        + " --traits GTK' in the folder of HeartKit, with GTK 4's development files there (Debian's"
        + " libgtk-4-dev)")
    #expect(
      CommandError.noDisplay.sentence
        == "neither WAYLAND_DISPLAY nor DISPLAY leads to a screen that a window could open on; call"
        + " it from a terminal of your desktop")
    #expect(CommandError.noGTK.exitCode == 1)
    #expect(CommandError.noDisplay.exitCode == 1)
  }
}
