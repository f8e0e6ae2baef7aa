import Foundation
import HeartCore
import Testing

@testable import HeartExport

struct SVGDocumentTests {
  private let svg = SVGDocument(width: 96, height: 96)
  private let canvas = Box(x: 0, y: 0, width: 96, height: 96)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func still(_ instant: FavoriteInstant, _ look: FavoriteLook = FavoriteLook()) -> String {
    var picture = Picture()
    picture.refill(instant, look: look, in: canvas)
    return text(svg.still(picture) { _ in [1, 2, 3] })
  }

  private func moving(
    _ changes: [FavoriteChange] = [.select], in style: FavoriteStyle = .grow,
    look: FavoriteLook = FavoriteLook(), plays: PlayCount = .once
  ) throws -> String {
    text(svg.moving(try .sample(changes, in: style, look: look), plays: plays) { _ in [1, 2, 3] })
  }

  /// What comes after each of some text's occurrences, up to a quotation mark.
  private func values(after start: String, in text: String) -> [String] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test func `a full heart is one path in one color`() {
    let document = still(.settled(selected: true))
    #expect(document.contains("viewBox=\"0 0 96 96\""))
    #expect(values(after: "<path", in: document).count == 1)
    #expect(values(after: " fill=\"", in: document) == ["#f04552"])
    #expect(!document.contains("mask"))
  }

  @Test func `a heart that fills has one outline, and nothing that an editor has to look up`() {
    let document = still(.filled(to: 0.5))
    let paths = values(after: " d=\"", in: document)
    // One is the mask's, and one the border's.
    #expect(paths.count == 2)
    #expect(Set(paths).count == 1)
    #expect(!document.contains("href"))
  }

  @Test(arguments: FavoriteStyle.Name.allCases)
  func `no keyframe could be shown at another instant than the mask's`(
    _ name: FavoriteStyle.Name
  ) throws {
    let document = try moving(in: name.style)
    for property in ["transform:", ";opacity:", "{opacity:"] {
      for before in document.components(separatedBy: property).dropLast() {
        #expect(before.hasSuffix("r:0;"), "\(property) after …\(before.suffix(20))")
      }
    }
  }

  @Test func `the path's box is centered in the view box`() throws {
    let data = try #require(values(after: " d=\"", in: still(.settled(selected: true))).first)
    let bounds = try #require(try Outline(pathData: data).bounds)
    // Places are rounded to three decimals.
    #expect(abs(bounds.center.x - 48) <= 1e-3)
    #expect(abs(bounds.center.y - 48) <= 1e-3)
    #expect(abs(bounds.width - 96) <= 2e-3)
  }

  @Test(arguments: Icon.Name.allCases)
  func `a written path is the icon's, within a hundredth of a point`(_ name: Icon.Name) throws {
    let icon = name.icon
    let zoom = try #require(icon.zoom(in: canvas))
    guard case .outline(let outline) = icon.art else { return }
    let data = ShortPathWriter.data(outline, zoom: zoom, decimals: 3)
    let back = try Outline(pathData: text(data), fillRule: outline.fillRule)
    let exact = outline.mapped(by: zoom)
    #expect(CubicContourTests.distance(from: back, to: exact) < 0.01)
    #expect(CubicContourTests.distance(from: exact, to: back) < 0.01)
  }

  @Test func `two documents share no name`() throws {
    let first = try moving()
    let second = try moving(in: .pop)
    let names = [first, second].map { document in
      Set(
        (values(after: " id=\"", in: document) + values(after: " class=\"", in: document)
          + document.split(separator: "@keyframes ").dropFirst().map {
            String($0.prefix { $0 != "{" })
          }))
    }
    // The mask, and how the border and the fill move.
    #expect(names[0].count == 3)
    #expect(names[0].isDisjoint(with: names[1]))
  }

  @Test func `every name that is used is there`() throws {
    for style in FavoriteStyle.Name.allCases {
      let document = try moving([.select, .deselect], in: style.style, plays: .forever)
      let ids = Set(values(after: " id=\"", in: document))
      #expect(values(after: "href=\"#", in: document).allSatisfy(ids.contains))
      for name in values(after: " class=\"", in: document) {
        #expect(document.contains(".\(name) *{animation:"))
      }
      for animation in document.split(separator: "animation:").dropFirst() {
        let text = animation.prefix { !"\"}".contains($0) }
        for part in text.split(separator: ",") where part.first == "h" {
          #expect(document.contains("@keyframes \(part.prefix { $0 != " " }){"))
        }
      }
    }
  }

  @Test func `motion is for who wants it, and by lengths but for the icon's scale`() throws {
    let document = try moving(in: .burst)
    #expect(
      document.contains("<style>@media(prefers-reduced-motion:no-preference){"))
    let rules = try #require(
      document.split(separator: "<style>").last?.split(separator: "</style>").first)
    let declared = Set(
      rules.split(whereSeparator: { "{};".contains($0) }).compactMap { part in
        part.firstIndex(of: ":").map { String(part[..<$0]) }
      })
    #expect(
      declared.subtracting(["@media(prefers-reduced-motion"]) == [
        "animation", "transform", "cx", "r", "stroke-width", "animation-timing-function",
      ])
    #expect(!document.contains("<animate"))
    // What is composited by itself would be drawn once and stretched.
    for style in [FavoriteStyle.grow, .plain] {
      let document = try moving([.select, .deselect], in: style, plays: .forever)
      #expect(!document.contains("{transform") && !document.contains("{opacity"))
    }
  }

  @Test func `the attributes are the settled end's`() throws {
    let selected = try moving()
    #expect(selected.contains("stroke-width=\"0\" stroke-linejoin=\"round\""))
    #expect(selected.contains("<circle r=\"66.864\" fill=\"#f04552\" style"))
    let unselected = try moving([.deselect])
    #expect(!unselected.contains("stroke-width=\"0\""))
    #expect(unselected.contains("<circle fill=\"#f04552\" style"))
    let faded = try moving([.deselect], in: .plain)
    #expect(faded.contains("fill=\"#f04552\" fill-opacity=\"0\" style"))
  }

  @Test func `what stands still off center is off center`() throws {
    let particles = ParticleRing(
      count: 3, angle: 0, radiusFrom: 0.8, radiusTo: 0.8, size: 0.1, colors: [], curve: .linear,
      start: 0.1, duration: 0.3, disorder: 0, seed: 1)
    let style = FavoriteStyle(
      select: FavoriteStyle.grow.select, deselect: FavoriteStyle.grow.deselect,
      particles: [particles])
    let document = try moving(in: style)
    let places = values(after: " cx=\"", in: document)
    #expect(places.count == 3 && Set(places).count == 1)
    #expect(!document.contains("{cx:"))
  }

  @Test func `a particle's size is its font's`() throws {
    let document = try moving(in: .burst)
    let sizes = values(after: " font-size=\"", in: document).compactMap { Int($0) }
    #expect(sizes.count == 14)
    // Readers raise what is too small to read, and browsers cut at 10,000.
    #expect(sizes.allSatisfy { $0 >= 24 && $0 < 10_000 })
    #expect(document.contains("{r:.04em}"))
  }

  @Test func `it plays as often as asked`() throws {
    #expect(try !moving().contains("infinite"))
    #expect(try moving(plays: .forever).contains(" 1.35s infinite"))
    #expect(try moving(plays: .times(3)).contains(" 1.35s 3"))
  }

  @Test func `a title is text and nothing else`() {
    let document = text(
      SVGDocument(width: 8, height: 8, title: "</title><b a=\"&\u{1}\">").still(Picture()) { _ in []
      })
    #expect(document.contains(">&lt;/title&gt;&lt;b a=\"&amp;\"&gt;</title>"))
    #expect(document.contains(" role=\"img\"><title>"))
  }

  @Test func `only an icon of images has images`() throws {
    #expect(try !moving(in: .burst).contains("<image"))
    let mask = Bitmap(width: 2, height: 2, bytes: [UInt8](repeating: 255, count: 16))
    let look = FavoriteLook(icon: Icon(mask: mask, border: mask))
    let document = try moving(look: look)
    #expect(values(after: "<image", in: document).count == 2)
    #expect(values(after: "base64,", in: document) == ["AQID", "AQID"])
  }

  @Test func `a translucent fill says so once`() throws {
    let look = FavoriteLook(fillColor: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(still(.settled(selected: true), look).contains("fill=\"#f00\" fill-opacity=\".5\"/>"))
    #expect(try moving(look: look).contains("fill=\"#f00\" fill-opacity=\".5\" style"))
  }

  @Test func `a background is behind everything`() {
    let document = text(
      SVGDocument(width: 8, height: 4, background: .white).still(Picture()) { _ in [] })
    #expect(document.contains("<rect width=\"8\" height=\"4\" fill=\"#fff\"/></svg>"))
  }

  @Test func `the documents are small`() throws {
    #expect(still(.settled(selected: true)).utf8.count < 320)
    // A path stands in them twice, which packed is next to nothing.
    #expect(try moving().utf8.count < 820)
    #expect(try moving(in: .burst).utf8.count < 2900)
  }

  @Test func `numbers are written short`() {
    for (number, expected) in [
      (0.5, ".5"), (-0.25, "-.25"), (12, "12"), (100, "100"), (1e-9, "0"), (-1e-9, "0"),
      (2.0004, "2"), (0.0996, ".1"), (-3.14159, "-3.142"),
    ] {
      var bytes: [UInt8] = []
      ShortDecimal.append(number, decimals: 3, to: &bytes)
      #expect(text(bytes) == expected)
    }
  }

  @Test func `bytes become base 64`() {
    for (data, expected) in [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ] {
      var bytes: [UInt8] = []
      Base64.append(Array(data.utf8), to: &bytes)
      #expect(text(bytes) == expected)
    }
  }
}
