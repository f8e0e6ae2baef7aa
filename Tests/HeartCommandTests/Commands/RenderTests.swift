import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct RenderTests {
  private func picture(_ line: String) throws -> Bitmap {
    let call = Call("render -o - " + line)
    try #require(call.exitCode == 0, "\(call.complaints)")
    return try Bitmap(png: call.output)
  }

  @Test(
    "The canvas is as large as asked, and 96 pixels square when not",
    arguments: [("", 96, 96), ("--size 7", 7, 7), ("--size 30x20", 30, 20), ("--size 1", 1, 1)])
  func sizes(_ words: String, _ width: Int, _ height: Int) throws {
    let picture = try picture(words)
    #expect(picture.width == width)
    #expect(picture.height == height)
  }

  @Test(
    "Different words for one instant make the same bytes",
    arguments: [
      ("--selected", "--progress 1"), ("", "--progress 0"),
      ("--selected", "--change select --at 0.35"), ("--selected", "--change select --at 1e9"),
      ("", "--change deselect --at 0.25"), ("", "--change select --at 0"),
      ("--selected", "--change deselect --at 0"), ("", "--style grow --speed 1"),
      ("--change select --at 0.2", "--change select --at 0.1 --speed 2"),
      ("--style burst --selected", "--style burst --change select --at 9"),
      ("--selected --icon heart", "--selected --placement fitted"),
      ("--change select --at 0.1 --reduced-motion", "--change select --at 0.1 --motion reduced"),
      ("--change select --at 0.1", "--change select --at 0.1 --motion full"),
    ])
  func instants(_ first: String, _ second: String) throws {
    #expect(try picture(first) == picture(second))
  }

  @Test(
    "Different looks make different pictures",
    arguments: [
      ("", "--selected"), ("--selected", "--selected --fill #0000FF"),
      ("", "--border #0000FF"), ("", "--border-width 0"), ("", "--border-width 20"),
      ("", "--background #FFFFFF"), ("--selected", "--selected --icon star"),
      ("--selected", "--selected --style burst"), ("--selected", "--selected --heart-size 20"),
      ("--selected", "--selected --placement seed --heart-size 60"),
      ("--change select --at 0.1", "--change select --at 0.2"),
      ("--change select --at 0.1", "--change select --at 0.1 --reduced-motion"),
      ("--change select --at 0.1", "--change select --at 0.1 --style pop"),
    ])
  func looks(_ first: String, _ second: String) throws {
    #expect(try picture(first) != picture(second))
  }

  @Test("No border leaves nothing of the button that is not selected")
  func noBorder() throws {
    #expect(try picture("--border-width 0").bytes.allSatisfy { $0 == 0 })
  }

  @Test("A mask image brings its own canvas, and another size fits it")
  func maskImages() throws {
    let folder = try Folder()
    var mask = Bitmap(width: 6, height: 4)
    for row in 0..<4 { mask.bytes[(row * 6 + 2) * 4 + 3] = 255 }
    try folder.write(mask.png(), to: "mask.png")
    let words = "--selected --fill #FF0000 --mask-image \(folder("mask.png"))"
    let own = try picture(words)
    #expect(own.width == 6)
    #expect(own.height == 4)
    for row in 0..<4 {
      for column in 0..<6 {
        let isInside = column == 2
        #expect(own.alpha(column: column, row: row) == (isInside ? 255 : 0))
      }
    }
    let other = try picture(words + " --size 60x60")
    #expect(other.width == 60)
    #expect(other.height == 60)
  }

  @Test("A view box is fitted whole into the canvas and its middle, as SVG does")
  func viewBoxes() throws {
    let words = ["--path", "M0 0 H10 V10 H0 Z", "--fill", "#000000", "--selected", "--size"]
    let call = Call(["render", "-o", "-"] + words + ["40x20", "--view-box", "-5 0 20 20"])
    let picture = try Bitmap(png: call.output)
    // A square canvas of 20 in the middle, whose left and upper quarter the shape begins at.
    for (column, row, isInside) in [
      (14, 0, false), (15, 0, true), (24, 9, true), (25, 9, false), (24, 10, false),
      (0, 0, false),
    ] {
      #expect(picture.alpha(column: column, row: row) == (isInside ? 255 : 0), "\(column) \(row)")
    }
  }

  @Test("The fill rule says whether a doubly surrounded part is inside")
  func fillRules() throws {
    let path = "M0 0 H9 V9 H0 Z M3 3 H6 V6 H3 Z"
    for (rule, alpha) in [("nonzero", 255), ("evenodd", 0)] as [(String, UInt8)] {
      let call = Call(
        ["render", "-o", "-", "--selected", "--size", "9", "--path", path, "--fill-rule", rule])
      #expect(try Bitmap(png: call.output).alpha(column: 4, row: 4) == alpha)
    }
  }
}
