import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

/// What `heart look --json` prints, `--config` reads: the same look, and the same bytes again.
struct LookRoundTripTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("A look is the same after it was kept in a file, for 300 looks at random")
  func random() throws {
    var mask = Bitmap(width: 3, height: 2)
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "m\"ask.png")
    try folder.write(mask.png(), to: "b❤️rder.png")
    var random = SplitMix64(seed: 4)
    for _ in 0..<300 {
      let words = words(&random)
      let first = Call(["look", "--json"] + words)
      try #require(first.complaints.isEmpty, "\(words) \(first.complaints)")
      try folder.write(first.output, to: "look.json")
      let config = ["--config", folder("look.json")]
      #expect(Call(["look", "--json"] + config).text == first.text, "\(words)")
      // And the look that is drawn is the same, not only what is told of it.
      let small = ["--size", "9x7"]
      let still = ["render", "-o", "-", "--change", "select", "--at", "0.1"]
      let drawn = Call(still + words.filter { !$0.hasPrefix("--size") } + small)
      #expect(Call(still + config + small).output == drawn.output, "\(words)")
    }
  }

  /// The options of a look at random.
  private func words(_ random: inout SplitMix64) -> [String] {
    var words: [String] = []
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.unit() * Double(values.count))]
    }
    func add(_ option: String, _ values: [String]) {
      if random.unit() < 0.5 { words.append("\(option)=\(pick(values))") }
    }
    switch pick([0, 1, 2]) {
    case 0: add("--icon", Icon.Name.allCases.map(\.text))
    case 1:
      words.append("--path=" + pick(["M0 0 10 0 5 9 Z", "m0,0 A5 5 0 1 1 1e-1 0z M2 2h4v3z"]))
      add("--view-box", ["0 0 24 24", "-1.5,-2 1e1 12.000000000000001"])
      add("--fill-rule", FillRule.allCases.map(\.text))
      if random.unit() < 0.3 { words.append("--solid") }
    default:
      words.append("--mask-image=" + folder("m\"ask.png"))
      add("--border-image", [folder("b❤️rder.png")])
    }
    if !words.contains(where: { $0.hasPrefix("--mask") }) {
      add("--border", ["#abc", "#12345678"])
      add("--border-width", ["0", "2.5", "1e-13", "\(random.unit() * 9)"])
    }
    add("--size", ["8", "16384", "120x80"])
    add("--heart-size", ["3", "\(0.001 + random.unit() * 90)"])
    add("--style", FavoriteStyle.Name.allCases.map(\.text))
    add("--fill", ["#F00", "#0008"])
    add("--background", ["#FFF", "#00FF0001"])
    add("--speed", ["0.01", "100", "\(0.5 + random.unit())"])
    if random.unit() < 0.3 { words.append("--reduced-motion") }
    return words
  }

  @Test("All keys stand there, in the order of the options")
  func keys() throws {
    let text = Call("look --json").text
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let names = LookKey.all.map(\.name)
    #expect(Set(object.keys) == Set(names))
    let places = try names.map { try #require(text.range(of: "\"\($0)\": ")).lowerBound }
    #expect(places == places.sorted())
    #expect(names.count == CommandOption.look.count - 2)
  }

  @Test("An icon of a file comes out whole: without the file the look is the same")
  func iconFile() throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 20">
        <path fill-rule="evenodd" d="M2 2H20V18H2Z M6 6H16V14H6Z"/>
      </svg>
      """, to: "icon.svg")
    let look = Call(["look", "--json", "--icon", folder("icon.svg")])
    #expect(look.complaints.isEmpty)
    let drawing = ["render", "-o", "-", "--selected"]
    let drawn = Call(drawing + ["--icon", folder("icon.svg")])
    try FileManager.default.removeItem(atPath: folder("icon.svg"))
    try folder.write(look.output, to: "look.json")
    let config = ["--config", folder("look.json")]
    #expect(Call(drawing + config).output == drawn.output)
    #expect(Call(["look", "--json"] + config).text == look.text)
    #expect(look.text.contains("\"viewBox\": \"0 0 24 20\""))
    #expect(look.text.contains("\"icon\": null"))
  }

  @Test("A person reads lines of what was chosen, without quotes")
  func text() {
    let text = Call("look --icon star --size 20x10 --reduced-motion").text
    for line in ["icon        star", "size        20x10", "motion      reduced"] {
      #expect(text.contains(line + "\n"))
    }
    #expect(!text.contains("null") && !text.contains("\""))
  }
}
