import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct InspectTests {
  private typealias Object = [String: Any]

  private func report(_ words: [String]) throws -> Object {
    let call = Call(["inspect", "--json"] + words)
    try #require(call.exitCode == 0, "\(call.complaints)")
    let object = try JSONSerialization.jsonObject(with: Data(call.output))
    return try #require(object as? Object)
  }

  private func number(_ object: Object, _ keys: String...) throws -> Double {
    var value: Any? = object
    for key in keys { value = (value as? Object)?[key] }
    return try #require((value as? NSNumber)?.doubleValue, "\(keys)")
  }

  @Test("The heart's numbers are the closed forms", arguments: [100, 7, 16384])
  func heart(_ size: Int) throws {
    let report = try report(["--icon", "heart", "--size", "\(size)"])
    let root = 0.5.squareRoot()
    let width = 2 + 2 * root
    // The lobes' radius, in pixels.
    let unit = Double(size) / width
    let height = 1 + 3 * root
    let top = Double(size) / 2 - height / 2 * unit
    let expected: [(keys: [String], value: Double)] = [
      (["bounds", "x"], 0), (["bounds", "y"], top), (["bounds", "width"], Double(size)),
      (["bounds", "height"], height * unit), (["length"], (2 * .pi + 4) * unit),
      (["cover", "x"], Double(size) / 2), (["cover", "y"], top + (1 + coverCenter) * unit),
      (["cover", "radius"], coverRadius * unit), (["fillRadius"], fillRadius * unit),
      (["cleft", "x"], Double(size) / 2), (["cleft", "y"], top + (1 - root) * unit),
      (["tip", "x"], Double(size) / 2), (["tip", "y"], top + height * unit),
    ]
    for (keys, value) in expected {
      var found: Any? = report
      for key in keys { found = (found as? Object)?[key] }
      let number = try #require((found as? NSNumber)?.doubleValue, "\(keys)")
      // What the project promises: 1e-9 of the size.
      #expect(abs(number - value) <= 1e-9 * Double(size), "\(keys) \(number) \(value)")
    }
    let area = (4 + Double.pi) * unit * unit
    #expect(abs(try number(report, "area") - area) <= 1e-9 * Double(size * size))
    #expect(report["icon"] as? String == "heart")
  }

  // In units of the lobes' radius, about the middle of their centers. The circle touches the tip
  // and each lobe at its farthest point: h + r = 3√½ and √(h² + ½) + 1 = r.
  private var coverRadius: Double { 3 * 0.5.squareRoot() - coverCenter }
  private var coverCenter: Double {
    // (3√½ − 1 − h)² = h² + ½
    let reach = 3 * 0.5.squareRoot() - 1
    return (reach * reach - 0.5) / (2 * reach)
  }
  private var fillRadius: Double {
    // From the middle of the box to the far side of a lobe.
    let below = (3 * 0.5.squareRoot() - 1) / 2
    return (below * below + 0.5).squareRoot() + 1
  }

  @Test("The keys stand in their order, in one object on one line")
  func keys() throws {
    let text = Call("inspect --json").text
    let keys = [
      "icon", "path", "bounds", "area", "length", "cover", "fillRadius", "cleft", "tip",
    ]
    let places = try keys.map { key in
      try #require(text.range(of: "\"\(key)\": "), "\(key)").lowerBound
    }
    #expect(places == places.sorted())
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
    #expect(try report([]).count == keys.count)
  }

  @Test("The path that is told reads back as the icon that it tells of")
  func path() throws {
    let first = try report(["--icon", "softHeart", "--size", "60x50"])
    let path = try #require(first["path"] as? String)
    let second = try report(["--path", path, "--view-box", "0 0 60 50", "--size", "60x50"])
    for keys in [["area"], ["length"], ["fillRadius"]] {
      let (one, two) = (try number(first, keys[0]), try number(second, keys[0]))
      // The middle that the fill grows from is the box's for the icon, the view box's for the path.
      #expect(abs(one - two) <= 1e-9 * one, "\(keys)")
    }
    #expect(second["icon"] as? String == "path")
    #expect(second["cleft"] is NSNull)
    #expect(second["tip"] is NSNull)
  }

  @Test("The length counts the closing line of an open path too, as help says")
  func openPath() throws {
    #expect(Call("help inspect").text.contains("The length counts the line that closes a path"))
    for end in ["", "Z"] {
      let words = ["--path", "M0 0 H10 V10 \(end)", "--view-box", "0 0 10 10", "--size", "10"]
      // Two sides of a square of 10, and its diagonal; to what the project promises.
      let length = 20 + 200.0.squareRoot()
      #expect(abs(try number(report(words), "length") - length) <= 1e-9 * 10, "\(end)")
    }
  }

  @Test("Style, speed and colors change nothing", arguments: ["pop", "burst", "plain"])
  func style(_ style: String) throws {
    let plain = Call("inspect --json --icon star").output
    let styled = Call("inspect --json --icon star --style \(style) --speed 3 --fill #123456")
    #expect(styled.output == plain)
  }

  @Test("An image has an area and bounds, and no path")
  func image() throws {
    let folder = try Folder()
    var mask = Bitmap(width: 10, height: 5)
    for (column, row, alpha) in [(2, 1, 255), (5, 3, 51)] {
      mask.bytes[(row * 10 + column) * 4 + 3] = UInt8(alpha)
    }
    try folder.write(mask.png(), to: "mask.png")
    let own = try report(["--mask-image", folder("mask.png")])
    #expect(own["icon"] as? String == "image")
    for key in ["path", "length", "cover", "cleft", "tip"] { #expect(own[key] is NSNull) }
    #expect(try number(own, "area") == 1.2)
    #expect(try number(own, "bounds", "x") == 2)
    #expect(try number(own, "bounds", "y") == 1)
    #expect(try number(own, "bounds", "width") == 4)
    #expect(try number(own, "bounds", "height") == 3)
    // From the middle (5, 2.5) to the far corner (2, 1) of the first pixel.
    #expect(abs(try number(own, "fillRadius") - 11.25.squareRoot()) <= 1e-12)
    let double = try report(["--mask-image", folder("mask.png"), "--size", "20x20"])
    #expect(try abs(number(double, "area") - 4.8) <= 1e-12)
    #expect(try number(double, "bounds", "x") == 4)
    #expect(try number(double, "bounds", "y") == 7)
  }

  @Test("The seed's placement is told as it is: not in the middle")
  func seedPlacement() throws {
    let words = ["--placement", "seed", "--heart-size", "100", "--size", "100"]
    let report = try report(words)
    // The middle of the square is the middle of the canvas; the tip is 3√½ thirds below it.
    #expect(abs(try number(report, "tip", "y") - (50 + 100 * 0.5.squareRoot())) <= 1e-9 * 100)
    #expect(abs(try number(report, "tip", "x") - 50) <= 1e-9 * 100)
  }

  @Test("A person reads lines of names and values")
  func text() {
    let text = Call("inspect").text
    let names = text.split(separator: "\n").map {
      $0.prefix(11).trimmingCharacters(in: .whitespaces)
    }
    #expect(
      names == [
        "icon", "path", "bounds", "area", "length", "cover", "fill radius", "cleft", "tip",
      ])
  }
}
