import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct ScreensTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("A folder of screens holds its own files, and may be made anew with force")
  func files() throws {
    let words = "screens --scale 1 -o \(folder("s"))"
    #expect(Call(words).exitCode == 0)
    #expect(try folder.names(in: "s") == ScreensCommand.fileNames.sorted())
    let first = try folder.record()
    #expect(Call(words).exitCode == 1)
    #expect(Call(words + " --force").exitCode == 0)
    #expect(try folder.record() == first)
  }

  @Test("The colors follow from the seed")
  func seeds() throws {
    for (name, seed) in [("a", 1), ("b", 2), ("c", 1)] {
      #expect(Call("screens --scale 1 --seed \(seed) -o \(folder(name))").exitCode == 0)
    }
    #expect(try folder.bytes("a/hearts.png") == folder.bytes("c/hearts.png"))
    #expect(try folder.bytes("a/hearts.png") != folder.bytes("b/hearts.png"))
    #expect(try folder.bytes("a/button.png") == folder.bytes("b/button.png"))
  }

  @Test("The hearts are where the seed's code puts them, and none is cut", arguments: [1, 3])
  func hearts(_ scale: Int) throws {
    #expect(Call("screens --scale \(scale) -o \(folder("s"))").exitCode == 0)
    for name in ["s/hearts-seed.png", "s/hearts-fitted.png"] {
      let screen = try folder.bitmap(name)
      #expect(screen.width == 415 * scale)
      #expect(screen.height == 330 * scale)
      let isInk = { (x: Int, y: Int) in
        let pixel = (y * screen.width + x) * 4
        return screen.bytes[pixel..<pixel + 4].contains { $0 != 255 }
      }
      for x in 0..<screen.width {
        #expect(!isInk(x, 0) && !isInk(x, screen.height - 1))
      }
      for y in 0..<screen.height {
        #expect(!isInk(0, y) && !isInk(screen.width - 1, y))
      }
      // The middle of every view is inside of its heart, in both placements.
      #expect(isInk(150 * scale, 150 * scale))
      for index in 0..<6 { #expect(isInk((45 + 65 * index) * scale, 275 * scale)) }
    }
  }

  @Test("The two screens stand side by side, with a line between them")
  func sideBySide() throws {
    #expect(Call("screens --scale 2 -o \(folder("s"))").exitCode == 0)
    let both = try folder.bitmap("s/hearts.png")
    let left = try folder.bitmap("s/hearts-seed.png")
    let right = try folder.bitmap("s/hearts-fitted.png")
    var expected = both
    expected.copy(left, column: 0, row: 0)
    expected.copy(right, column: left.width + 2, row: 0)
    #expect(both.width == left.width + right.width + 2)
    #expect(both == expected)
    #expect(left != right)
    let line = (0..<both.height).map { both.bytes[($0 * both.width + left.width) * 4] }
    #expect(line.allSatisfy { $0 == 0x8E })
  }
}
