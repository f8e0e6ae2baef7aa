import HeartCore
import Testing

@testable import HeartCommand

/// Icons whose holes are filled.
struct SolidTests {
  private let folder: Folder

  /// A heart as sets of line icons draw one.
  private static let heart = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000"
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 21L4 13A5.5 5.5 0 0 1 12 6A5.5 5.5 0 0 1 20 13Z"/>
    </svg>
    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.heart, to: "heart.svg")
  }

  private func look(_ words: [String]) throws -> Look {
    try Look(ArgumentReader.read(words, for: LookCommand.command))
  }

  @Test("A heart that is drawn as a line is filled inside, and its frame and its rim stay")
  func lineIcon() throws {
    let hollow = try look(["--icon", folder("heart.svg")]).favorite.icon
    let solid = try look(["--icon", folder("heart.svg"), "--solid"]).favorite.icon
    guard case .outline(let line) = hollow.art, case .outline(let shape) = solid.art else {
      Issue.record("an icon without an outline")
      return
    }
    let middle = Point2D(x: 12, y: 13)
    #expect(line.winding(around: middle) == 0)
    #expect(shape.winding(around: middle) != 0)
    #expect(shape.contours.count == 1)
    #expect(solid.frame == hollow.frame)
    // Rims are kept to 2e-5 of their size.
    #expect(abs(solid.fillRadius - hollow.fillRadius) < 1e-3)
  }

  @Test("Icons without holes are drawn as they are", arguments: Icon.Name.allCases)
  func builtIn(_ name: Icon.Name) throws {
    #expect(try look(["--icon", name.text, "--solid"]).favorite.icon == name.icon)
  }

  @Test("A look file says so, and the look is the same after it was kept")
  func lookFile() throws {
    let drawing = ["render", "-o", "-", "--selected"]
    let words = ["--icon", folder("heart.svg"), "--solid"]
    let kept = Call(["look", "--json"] + words)
    #expect(kept.text.contains(#""solid": true"#))
    #expect(Call("look --json").text.contains(#""solid": false"#))
    try folder.write(kept.output, to: "look.json")
    let config = ["--config", folder("look.json")]
    #expect(Call(["look", "--json"] + config).text == kept.text)
    #expect(Call(drawing + config).output == Call(drawing + words).output)
    #expect(Call(drawing + words).output != Call(drawing + words.dropLast()).output)
    // Another icon is not made solid by what was said of the first.
    #expect(
      Call(["look", "--json"] + config + ["--icon", "star"]).text.contains(#""solid": false"#))
    #expect(Call(["look"] + words).text.contains("solid       yes"))
    #expect(!Call("look").text.contains("solid"))
  }

  @Test("What is neither true nor false is told")
  func badKind() throws {
    try folder.write(#"{"solid": "yes"}"#, to: "look.json")
    let call = Call(["look", "--config", folder("look.json")])
    #expect(
      call.complaints == [
        "heart: solid in '\(folder("look.json"))' needs true or false, not a text in quotes"
      ])
    #expect(call.exitCode == 2)
  }
}
