import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

/// What files of vectors hold, read back.
struct VectorFileTests {
  private func svg(_ words: String) throws -> String {
    let call = Call("animate -o - --format svg --change select " + words)
    try #require(call.complaints.isEmpty, "\(call.complaints)")
    return call.text
  }

  private func lottie(_ words: String) throws -> [String: Any] {
    let call = Call("animate -o - --format lottie --change select " + words)
    try #require(call.complaints.isEmpty, "\(call.complaints)")
    let object = try JSONSerialization.jsonObject(with: Data(call.output))
    return try #require(object as? [String: Any])
  }

  /// The outlines of an SVG.
  private func outlines(_ svg: String) throws -> [Outline] {
    try svg.matches(of: Regex(#" d="([^"]*)""#)).map {
      try Outline(pathData: String(try #require($0.output[1].substring)))
    }
  }

  /// The curves of a Lottie file: all objects that have vertices.
  private func curves(in value: Any?) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap { curves(in: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    if object["v"] is [[NSNumber]] { return [object] }
    return object.keys.sorted().flatMap { curves(in: object[$0]) }
  }

  @Test(
    "Every contour is closed, so that its last corner is as sharp as the others",
    arguments: Icon.Name.allCases)
  func closed(_ icon: Icon.Name) throws {
    let outlines = try outlines(svg("--icon \(icon.text)"))
    // The mask's, and the border's along it.
    #expect(outlines.count == 2)
    #expect(outlines.first == outlines.last)
    for contour in outlines.flatMap(\.contours) { #expect(contour.isClosed) }
    let curves = curves(in: try lottie("--icon \(icon.text)")["layers"])
    #expect(!curves.isEmpty)
    for curve in curves {
      let places = try #require(curve["v"] as? [[NSNumber]])
      #expect(curve["c"] as? Bool == true)
      // Where the last place is the first again, a player joins two that lie on one another.
      #expect(places.first != places.last)
    }
  }

  @Test(
    "What moves is in the middle of the canvas, in files of any sides",
    arguments: ["96", "120x80", "33x71"])
  func centered(_ size: String) throws {
    let canvas = try #require(Reading.size(size))
    let file = try lottie("--size \(size)")
    #expect(file["w"] as? Int == canvas.width && file["h"] as? Int == canvas.height)
    let layers = try #require(file["layers"] as? [[String: Any]])
    let icon = try #require(layers.first { $0["nm"] as? String == "Icon" })
    let place = try #require(
      ((icon["ks"] as? [String: Any])?["p"] as? [String: Any])?["k"] as? [NSNumber])
    #expect(place[0].doubleValue == Double(canvas.width) / 2)
    #expect(place[1].doubleValue == Double(canvas.height) / 2)
    let document = try svg("--size \(size)")
    #expect(document.contains("viewBox=\"0 0 \(canvas.width) \(canvas.height)\""))
    #expect(document.contains("translate(\(plainText(Double(canvas.width) / 2)) "))
    let bounds = try #require(try outlines(document)[0].bounds)
    // Drawn about the origin, and rounded to a 40,000th of the canvas's longer side.
    #expect(abs(bounds.center.x) <= 3e-3 && abs(bounds.center.y) <= 3e-3)
  }

  @Test(
    "Shapes stay shapes: only an icon that is an image has images",
    arguments: FavoriteStyle.Name.allCases)
  func noImages(_ style: FavoriteStyle.Name) throws {
    let words = "--style \(style.text)"
    #expect(try !svg(words).contains("<image"))
    #expect((try lottie(words)["assets"] as? [Any] ?? []).isEmpty)
    let folder = try Folder()
    var mask = Bitmap(width: 2, height: 2)
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "mask.png")
    let images = words + " --mask-image \(folder("mask.png"))"
    #expect(try svg(images).contains("<image"))
    let assets = try #require(try lottie(images)["assets"] as? [Any])
    #expect(!assets.isEmpty)
  }
}
