import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct FramesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test(
    "A change has as many frames as its time holds, begun ones too, and a settled one",
    arguments: [
      ("--change select", 22), ("--change deselect", 16), ("--change both", 38),
      ("--change select --fps 30", 12), ("--change select --fps 1", 2),
      ("--change select --speed 2", 12), ("--change select --fps 1000", 351),
      ("--change both --fps 100 --speed 0.5", 122),
      ("--change select --speed 0.15 --fps 27", 64), ("--change select --fps 0.001", 2),
      ("--change select --fps 29.97", 12),
    ])
  func counts(_ words: String, _ count: Int) throws {
    let call = Call("frames -o \(folder("d")) --size 2 \(words)")
    #expect(call.exitCode == 0)
    let names = (0..<count).map { "frame-\(String(format: "%04d", $0)).png" }
    #expect(try folder.names(in: "d") == names)
  }

  @Test("Frame k shows the instant k/fps, and the last frame is settled")
  func instants() throws {
    try #require(Call("frames -o \(folder("d")) --change both --style pop --fps 10").exitCode == 0)
    var look = Look()
    look.style = .pop
    let counts = [FavoriteFilm(.select, look), FavoriteFilm(.deselect, look)].map {
      Int($0.movingFrameCount(rate: 10))
    }
    var calls: [String] = []
    calls += (0..<counts[0]).map { "--change select --at \(Double($0) / 10)" }
    calls += ["--selected"]
    calls += (0..<counts[1]).map { "--change deselect --at \(Double($0) / 10)" }
    calls += [""]
    #expect(try folder.names(in: "d").count == calls.count)
    for (name, words) in zip(try folder.names(in: "d"), calls) {
      let still = Call("render -o - --style pop " + words)
      #expect(try folder.bytes("d/" + name) == still.output, "\(name) \(words)")
    }
  }

  @Test("Help says in what order the frames of both changes are")
  func orderOfBoth() {
    let page = Call("help frames").text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      page.contains(
        "with both, the frames of deselect come after those of select and are numbered on."))
  }

  @Test("A strip holds its instants one beside the other, a row for each change")
  func strips() throws {
    let call = Call("strip -o - --change both --frames 3 --size 24x12 --background #FFFF00")
    let strip = try Bitmap(png: call.output)
    #expect(strip.width == 3 * 24 + 4 * 2)
    #expect(strip.height == 2 * 12 + 3 * 2)
    let stills = [
      ["--change select --at 0", "--change select --at 0.175", "--selected"],
      ["--change deselect --at 0", "--change deselect --at 0.125", ""],
    ]
    var expected = Bitmap(width: strip.width, height: strip.height)
    for pixel in 0..<strip.width * strip.height {
      expected.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [255, 255, 0, 255])
    }
    for (row, line) in stills.enumerated() {
      for (column, words) in line.enumerated() {
        let still = Call("render -o - --size 24x12 --background #FFFF00 " + words)
        expected.copy(try Bitmap(png: still.output), column: 2 + column * 26, row: 2 + row * 14)
      }
    }
    #expect(strip == expected)
  }

  @Test("A longest strip is drawn, and one a pixel longer refused")
  func longestStrip() {
    // 8 × 1872 + 9 × 156 = 16380, and 8 × 1873 + 9 × 156 = 16388.
    #expect(Strip(cell: .square(1872), columns: 8, rows: 1).isDrawable)
    #expect(!Strip(cell: .square(1873), columns: 8, rows: 1).isDrawable)
    #expect(Strip(cell: .square(1), columns: StripCommand.frameLimit, rows: 2).isDrawable)
    #expect(!Strip(cell: .square(1), columns: StripCommand.frameLimit + 1, rows: 2).isDrawable)
  }
}
