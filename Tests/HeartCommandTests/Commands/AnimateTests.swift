import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct AnimateTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func animate(_ name: String, _ words: String) throws -> [UInt8] {
    let call = Call("animate -o \(folder(name)) --size 24 \(words)")
    try #require(call.complaints.isEmpty, "\(call.complaints)")
    return try folder.bytes(name)
  }

  @Test(
    "The name's ending says the format, in any case of letters, and so does --format",
    arguments: [
      ("svg", "<svg "), ("json", "{"), ("png", "\u{89}PNG\r\n"), ("apng", "\u{89}PNG\r\n"),
      ("webp", "RIFF"), ("gif", "GIF89a"),
    ])
  func formats(_ ending: String, _ magic: String) throws {
    let file = try animate("a." + ending, "--change select")
    #expect(file.starts(with: magic.unicodeScalars.map { UInt8($0.value) }))
    #expect(try animate("b." + ending.uppercased(), "--change select") == file)
    let name = ["json": "lottie", "png": "apng"][ending] ?? ending
    let stream = Call("animate -o - --format \(name) --size 24 --change select")
    #expect(stream.output == file)
    #expect(try animate("c", "--format \(name) --change select") == file)
    #expect(try folder.names().count == 3)
  }

  // What the files say of themselves, read by the layout that each format's specification gives.

  @Test("grow takes 350 ms and back 250 ms in every format of pixels, and is held as long as asked")
  func durations() throws {
    for (change, moving) in [("select", 35), ("deselect", 25)] {
      let words = "--change \(change) --hold 1.5"
      let gif = MovingFile(gif: try animate("a.gif", words))
      #expect(gif.delays.dropLast().reduce(0) { $0 + Int(($1 * 100).rounded()) } == moving)
      #expect(gif.delays.last == 1.5)
      let webp = MovingFile(webp: try animate("a.webp", words))
      // Sums of thousandths, as Doubles.
      #expect(abs(webp.delays.reduce(0, +) - (Double(moving) / 100 + 1.5)) <= 1e-9)
      #expect(webp.delays.last == 1.5)
      let png = MovingFile(apng: try animate("a.png", words))
      #expect(abs(png.delays.reduce(0, +) - (Double(moving) / 100 + 1.5)) <= 1e-9)
      #expect(png.delays.last == 1.5)
      #expect(png.delays.count == (change == "select" ? 22 : 16))
    }
  }

  @Test("Both changes come one after the other, each held")
  func both() throws {
    let file = MovingFile(apng: try animate("a.png", "--change both --hold 0.5 --fps 20"))
    #expect(file.delays.count == 7 + 1 + 5 + 1)
    #expect(file.delays[7] == 0.5 && file.delays[13] == 0.5)
  }

  @Test(
    "A file is played as often as asked, and once where nothing is said",
    arguments: [("", 1), ("--loop once", 1), ("--loop 3", 3), ("--loop forever", 0)])
  func loops(_ words: String, _ count: Int) throws {
    let words = "--change select " + words
    #expect(MovingFile(apng: try animate("a.png", words)).plays == count)
    #expect(MovingFile(webp: try animate("a.webp", words)).plays == count)
    #expect(MovingFile(gif: try animate("a.gif", words)).plays == count)
    let svg = String(decoding: try animate("a.svg", words), as: UTF8.self)
    #expect(svg.contains("infinite") == (count == 0))
  }

  @Test("An SVG and a Lottie have the title and the size that are asked for")
  func vectors() throws {
    for name in ["a.svg", "a.json"] {
      let call = Call([
        "animate", "-o", folder(name), "--size", "120x80", "--change", "both", "--title",
        "A <b> & \"c\"",
      ])
      try #require(call.complaints.isEmpty)
    }
    let svg = String(decoding: try folder.bytes("a.svg"), as: UTF8.self)
    let root = try #require(svg.split(separator: ">").first)
    for attribute in [#"width="120""#, #"height="80""#, #"viewBox="0 0 120 80""#] {
      #expect(root.contains(" " + attribute), "\(root)")
    }
    #expect(svg.contains("A &lt;b") && svg.contains("&amp;"))
    let json = try JSONSerialization.jsonObject(with: Data(try folder.bytes("a.json")))
    let lottie = try #require(json as? [String: Any])
    #expect(lottie["w"] as? Int == 120 && lottie["h"] as? Int == 80)
    #expect(lottie["nm"] as? String == "A <b> & \"c\"")
    // 0.35 s, 1 s, 0.25 s and 1 s at 60 frames a second.
    #expect(lottie["op"] as? Int == 156)
  }

  @Test(
    "Every name in an SVG begins as asked, and all else is as without",
    arguments: [
      "animate -o - --format svg --change both --style burst", "render -o - --format svg",
      "animate -o - --format svg --change select --style pop",
    ])
  func names(_ line: String) throws {
    let usual = Call(line).text
    let named = Call(line + " --id ä_1-b").text
    let names = try Self.names(in: named)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix("ä_1-b-") })
    let mark = try #require(Self.names(in: usual).first?.dropLast())
    #expect(usual.split(separator: mark) == named.split(separator: "ä_1-b-"))
    #expect(Call(line + " --id other").text != named)
  }

  /// The names in an SVG that are global in a page.
  private static func names(in svg: String) throws -> [String] {
    let pattern = try Regex(##"(?:\bid="|@keyframes |class="|href="#|url\(#)([^"{) ]+)"##)
    return svg.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
  }

  @Test("A picture of one instant is an SVG where its name says so")
  func still() throws {
    for words in [
      "--selected", "--change select --at 0.1", "", "--style burst --change select --at 0.3",
    ] {
      let call = Call("render -o \(folder("a.svg")) \(words)")
      #expect(call.complaints.isEmpty)
      let svg = try folder.bytes("a.svg")
      #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<svg "))
      #expect(Call("render -o - --format svg \(words)").output == svg)
      let parser = XMLChecker()
      #expect(parser.reads(svg))
    }
  }

  @Test("A WebP's sides have a limit, which is told, and nothing is left behind")
  func tooLarge() throws {
    try folder.write("old", to: "x.webp")
    let call = Call("animate -o \(folder("x.webp")) --change select --size 16384x1")
    #expect(
      call.complaints == [
        "heart: a WebP has at most 16383 pixels a side, and this would be 16384x1; a smaller --size"
          + " fits"
      ])
    #expect(call.exitCode == 2)
    #expect(try folder.names() == ["x.webp"])
    #expect(try folder.bytes("x.webp") == Array("old".utf8))
  }

  @Test("The smallest file is smaller, and shows the same")
  func smallest() throws {
    for name in ["a.png", "a.webp"] {
      let usual = try animate(name, "--style burst --change select")
      let small = try animate(name, "--style burst --change select --smallest")
      #expect(small.count < usual.count, "\(name)")
    }
  }

  @Test("The shortest hold that browsers show as told is kept")
  func shortHolds() throws {
    for hold in ["0.011", "0.015"] {
      let words = "--change select --hold " + hold
      #expect(MovingFile(apng: try animate("a.png", words)).delays.last == Double(hold))
      #expect(MovingFile(webp: try animate("a.webp", words)).delays.last == Double(hold))
    }
    let gif = MovingFile(gif: try animate("a.gif", "--change select --hold 0.02"))
    #expect(gif.delays.last == 0.02)
  }

  @Test("A part of a path outside of its view box is no fault")
  func partlyOutside() {
    #expect(Call("render -o - --path M0,0H10V10Z --view-box 5,5,10,10").complaints.isEmpty)
  }

  @Test(
    "A GIF takes colors that let something through where it knows what is under them",
    arguments: [
      "--fill #F008 --matte #FFF", "--fill #F008 --border #0004 --background #FFF",
      "--background #FFF8 --matte #000", "--fill #F000", "--border #0008 --border-width 0",
    ])
  func seeThrough(_ words: String) throws {
    _ = try animate("a.gif", "--change select " + words)
  }
}
