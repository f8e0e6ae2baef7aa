import HeartCore
import HeartWorkbench
import Testing

@testable import HeartCommand

@Suite("The workbench and the command")
struct WorkbenchAgreementTests {
  /// Looks that differ in everything a look has.
  static let looks: [WorkbenchLook] = {
    var looks = Icon.Name.allCases.map { name in
      var look = WorkbenchLook()
      look.source = .named(name)
      return look
    }
    for style in FavoriteStyle.Name.allCases {
      for motion in FavoriteMotion.allCases {
        var look = WorkbenchLook()
        look.style = style
        look.motion = motion
        look.size = 96
        looks.append(look)
      }
    }
    var look = WorkbenchLook()
    look.source = .path("M2 2h20v20h-20z\nm5 5\th10v10h-10z", viewBox: nil, fillRule: .evenodd)
    look.fillColor = RGBA(red: 1, green: 0.8, blue: 0, alpha: 128.0 / 255)
    look.borderColor = .black
    look.borderWidth = 1.25
    look.size = 119.5
    look.speed = 0.35
    looks.append(look)
    look.source = .path(
      "M0 0L10,0L10-10Z", viewBox: Box(x: -1, y: -11, width: 12.5, height: 12),
      fillRule: .nonzero)
    look.style = .burst
    look.borderWidth = 0
    look.speed = 100
    looks.append(look)
    return looks
  }()

  @Test("The line for a shell writes the very SVG that the page makes", arguments: looks)
  func svg(_ look: WorkbenchLook) throws {
    let folder = try Folder()
    let line = String(decoding: try look.code(for: .command), as: UTF8.self)
    #expect(line.hasSuffix("\n"))
    var words = shellWords(String(line.dropLast()))
    #expect(words.removeFirst() == "heart")
    let place = try #require(words.firstIndex(of: "favorite.svg"))
    words[place] = folder("favorite.svg")
    let call = Call(words)
    #expect(call.complaints == [])
    #expect(try folder.bytes("favorite.svg") == look.svg([.select, .deselect]))

    // The same words, for all that the page can make.
    let change = try #require(words.firstIndex(of: "both"))
    for (name, changes) in [("select", [FavoriteChange.select]), ("deselect", [.deselect])] {
      words[change] = name
      words[place] = "-"
      #expect(
        Call(words + ["--format", "svg", "--loop", "forever"]).output
          == (try look.svg(changes, plays: .forever)))
      #expect(Call(words + ["--format", "lottie"]).output == (try look.lottie(changes)))
    }
  }

  @Test(
    "What is wrong with path data is said in the same words",
    arguments: [
      "", "L 0 0", "M0 0 L 10,,20", "M0 0 h1e999", "M0 0 Z", "M0 0 h10 \u{1B}", "M1e300 0h1v1z",
      "M0 0 ❤️",
    ])
  func paths(_ data: String) throws {
    let words = ["render", "-o", "/dev/null", "--path", data]
    let complaint = try #require(Call(words).complaints.first)
    var look = WorkbenchLook()
    look.source = .path(data, viewBox: nil, fillRule: .nonzero)
    let error = #expect(throws: WorkbenchError.self) { try look.code(for: .web) }
    let sentence = try #require(error?.sentence)
    #expect(
      complaint == "heart: --path" + sentence.dropFirst("The path data".count).dropLast())
  }

  @Test("A view box far from its path is said in the same words")
  func viewBox() throws {
    let words = ["render", "-o", "/dev/null", "--path", "M0 0h9v9z", "--view-box", "90 90 9 9"]
    let complaint = try #require(Call(words).complaints.first)
    var look = WorkbenchLook()
    look.source = .path(
      "M0 0h9v9z", viewBox: Box(x: 90, y: 90, width: 9, height: 9), fillRule: .nonzero)
    #expect(throws: WorkbenchError.foreignViewBox) { try look.code(for: .web) }
    let both = "a box about as large as the path and near it"
    #expect(complaint.contains(both))
    #expect(WorkbenchError.foreignViewBox.sentence.contains(both))
    let needs = "four numbers, x, y, width and height, such as '0 0 24 24', the last two above 0"
    #expect(CommandOption.viewBox.needs == needs)
    #expect(WorkbenchError.viewBox.sentence == "The view box needs \(needs).")
  }
}
