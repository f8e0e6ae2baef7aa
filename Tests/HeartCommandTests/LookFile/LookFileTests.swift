import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct LookFileTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func look(_ text: String, _ words: [String] = []) throws -> Call {
    try folder.write(text, to: "look.json")
    return Call(["look", "--json", "--config", folder("look.json")] + words)
  }

  @Test(
    "What is wrong in a look file is one sentence that names it",
    arguments: [
      ("", "cannot use FILE: it is empty; 'heart look --json' prints what it should hold"),
      (
        "[1]",
        "cannot use FILE: it should hold one JSON object, as 'heart look --json' prints it"
      ),
      ("{\n  icon: 1\n}", "cannot use FILE: it needs a key in quotes at line 2, column 3, not 'i'"),
      (
        "{\"icon\": \"star\"",
        "cannot use FILE: it needs a comma or } at line 1, column 16, where it ends"
      ),
      ("{\"stlye\": 1}", "FILE has the key 'stlye', which no look has; did you mean style?"),
      (
        "{\"view-box\": 1}", "FILE has the key 'view-box', which no look has; did you mean viewBox?"
      ),
      (
        "{\"color\": 1}",
        "FILE has the key 'color', which no look has; 'heart look --json' prints those that there are"
      ),
      (
        "{\"config\": \"x\"}",
        "FILE has the key 'config', which no look has; 'heart look --json' prints those that there are"
      ),
      ("{\"icon\": \"star\", \"icon\": \"star\"}", "FILE has the key 'icon' twice; give it once"),
      (
        "{\"speed\": \"1.5\"}",
        "speed in FILE needs a number from 0.01 to 100, such as 1.5, not a text in quotes"
      ),
      (
        "{\"speed\": 0}",
        "speed in FILE needs a number from 0.01 to 100, such as 1.5, not '0'"
      ),
      ("{\"style\": 5}", "style in FILE needs grow, pop, burst or plain, not the number '5'"),
      ("{\"style\": \"POP\"}", "style in FILE needs grow, pop, burst or plain, not 'POP'"),
      ("{\"style\": [\"pop\"]}", "style in FILE needs grow, pop, burst or plain, not a list"),
      (
        "{\"size\": {\"width\": 1}}",
        "size in FILE needs whole pixels from 1 to 16384, such as 96 or 120x80, not an object"
      ),
      (
        "{\"size\": 1.5}",
        "size in FILE needs whole pixels from 1 to 16384, such as 96 or 120x80, not '1.5'"
      ),
      ("{\"motion\": 1}", "motion in FILE needs full or reduced, not the number '1'"),
      ("{\"motion\": \"system\"}", "motion in FILE needs full or reduced, not 'system'"),
      ("{\"motion\": true}", "motion in FILE needs full or reduced, not true"),
      (
        "{\"fill\": \"red\"}",
        "fill in FILE needs a color, #RGB, #RGBA, #RRGGBB or #RRGGBBAA, in quotes, not 'red', which"
          + " does not begin with #"
      ),
      (
        "{\"icon\": \"star\", \"path\": \"M0 0h1v1z\"}",
        "give icon in FILE or path in FILE, not both: each says what the icon is"
      ),
      (
        "{\"viewBox\": \"0 0 1 1\"}",
        "viewBox in FILE goes with --path, which is missing: it says what of the path is fitted"
      ),
      ("{\"path\": \"L\"}", "path in FILE needs M or m at character 1, not 'L'"),
      (
        "{\"path\": \"M0 0\"}",
        "path in FILE needs a shape with an area that fits into a canvas, such as 'M0 0 H10 V10 Z'"
      ),
      (
        "{\"placement\": \"seed\", \"icon\": \"star\"}",
        "placement in FILE seed is the heart's own construction, and the icon is star; give one or"
          + " the other"
      ),
    ])
  func sentences(_ text: String, _ sentence: String) throws {
    let call = try look(text)
    let file = "'\(folder("look.json"))'"
    let expected = sentence.split(separator: "FILE", omittingEmptySubsequences: false)
      .joined(separator: file)
    #expect(call.complaints == ["heart: " + expected])
    #expect(call.exitCode == 2)
    #expect(call.output.isEmpty)
  }

  @Test("A file that cannot be read, or is no text, is told as what it is")
  func unreadable() throws {
    for (path, reason) in [
      (folder("none.json"), "there is no such file"),
      (folder.path, "it is a folder; name a look file"),
    ] {
      let call = Call(["look", "--config", path])
      #expect(call.complaints == ["heart: cannot read '\(path)': \(reason)"])
      #expect(call.exitCode == 1)
    }
    try folder.write([0x7B, 0xFF, 0x7D], to: "bytes.json")
    #expect(
      Call(["look", "--config", folder("bytes.json")]).complaints == [
        "heart: cannot use '\(folder("bytes.json"))': it is not text in UTF-8; save it as such"
      ])
  }

  @Test("Options on the command line win over the file, whichever comes first")
  func precedence() throws {
    try folder.write("{\"icon\": \"star\", \"fill\": \"#00F\", \"speed\": 2}", to: "a.json")
    let expected = Call("look --json --icon star --fill #0F0 --speed 2")
    #expect(expected.exitCode == 0)
    for words in [
      ["--config", folder("a.json"), "--fill", "#0F0"],
      ["--fill", "#0F0", "--config", folder("a.json")],
    ] {
      #expect(Call(["look", "--json"] + words).text == expected.text)
    }
  }

  @Test("An icon on the command line wins over all that the file says of the icon")
  func icons() throws {
    let file = """
      {"path": "M0 0 10 0 5 9 Z", "viewBox": "0 0 10 10", "fillRule": "evenodd",
       "border": "#00F", "borderWidth": 3}
      """
    #expect(
      try look(file, ["--icon", "star"]).text
        == Call(
          [
            "look", "--json", "--icon", "star", "--border", "#00F", "--borderWidth=3",
          ].map { $0 == "--borderWidth=3" ? "--border-width=3" : $0 }
        ).text)
    #expect(try look(file, ["--view-box", "0 0 20 20"]).text.contains("\"0 0 20 20\""))
    // An image has no line, so what the file says of one goes with its icon.
    var mask = Bitmap(width: 2, height: 2)
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "mask.png")
    let image = try look(file, ["--mask-image", folder("mask.png")])
    #expect(image.complaints.isEmpty)
    #expect(image.text.contains("\"border\": null"))
  }

  @Test("Reduced motion in a file can be undone on the command line, and the other way round")
  func motion() throws {
    let reduced = "{\"motion\": \"reduced\"}"
    let full = Call("look --json").text
    #expect(try look(reduced).text == Call("look --json --reduced-motion").text)
    #expect(try look(reduced).text != full)
    #expect(try look(reduced, ["--motion", "full"]).text == full)
    #expect(try look(reduced, ["--reduced-motion"]).text == look(reduced).text)
    #expect(try look("{\"motion\": \"full\"}", ["--reduced-motion"]).text == look(reduced).text)
    #expect(try look("{\"motion\": null}").text == full)
    try folder.write(reduced, to: "look.json")
    let words = ["render", "-o", "-", "--progress", "1", "--config", folder("look.json")]
    #expect(
      Call(words).complaints == [
        "heart: give --progress or motion in '\(folder("look.json"))', not both: under reduced motion"
          + " nothing grows"
      ])
    #expect(Call(words + ["--motion", "full"]).output == Call("render -o - --selected").output)
  }

  @Test("Names of images in a look file are read from the folder that it is in")
  func paths() throws {
    var mask = Bitmap(width: 2, height: 3)
    mask.bytes[3] = 255
    try folder.makeFolder("looks")
    try folder.write(mask.png(), to: "looks/mask.png")
    try folder.write("{\"maskImage\": \"mask.png\"}", to: "looks/a.json")
    let call = Call(["look", "--json", "--config", folder("looks/a.json")])
    #expect(call.complaints.isEmpty)
    #expect(call.text.contains("\"maskImage\": \"\(folder("looks/mask.png"))\""))
    #expect(call.text.contains("\"size\": \"2x3\""))
  }

  @Test("Every command that takes a look takes a look file, and draws the same with it")
  func everywhere() throws {
    try folder.write("{\"icon\": \"star\", \"size\": 20, \"style\": \"pop\"}", to: "a.json")
    let look = "--icon star --size 20 --style pop"
    for line in [
      "render -o - --selected", "strip -o - --change both", "inspect --json", "look",
      "animate -o - --format gif --change select",
    ] {
      let file = Call("\(line) --config \(folder("a.json"))")
      #expect(file.complaints.isEmpty)
      #expect(file.output == Call("\(line) \(look)").output, "\(line)")
    }
    for command in Command.all where command.options.contains(.icon) {
      #expect(command.options.contains(.config), "\(command.name)")
    }
  }
}
