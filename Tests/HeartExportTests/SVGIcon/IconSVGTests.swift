import HeartCore
import Testing

@testable import HeartExport

struct IconSVGTests {
  private func icon(_ children: SVGElement...) throws -> Outline {
    var file = SVGElement.file()
    file.children = children
    return try #require(try Icon(svg: file).outline)
  }

  private func fault(_ file: SVGElement) -> SVGIconError? {
    do throws(SVGIconError) {
      _ = try Icon(svg: file)
      return nil
    } catch {
      return error
    }
  }

  /// What places that are taken for one may move, and sums of a few roundings.
  private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-6 * (1 + abs(second))
  }

  @Test func `a transform list moves places, the last of it first`() throws {
    let samples: [(transform: String, bounds: Box)] = [
      ("", Box(x: 0, y: 0, width: 4, height: 4)),
      ("translate(1)", Box(x: 1, y: 0, width: 4, height: 4)),
      ("translate(1,2) scale(2)", Box(x: 1, y: 2, width: 8, height: 8)),
      ("scale(2),translate(1 2)", Box(x: 2, y: 4, width: 8, height: 8)),
      ("scale(1 -2)", Box(x: 0, y: -8, width: 4, height: 8)),
      ("rotate(90)", Box(x: -4, y: 0, width: 4, height: 4)),
      ("rotate(90 4 4)", Box(x: 4, y: 0, width: 4, height: 4)),
      ("skewX(45)", Box(x: 0, y: 0, width: 8, height: 4)),
      ("skewY(-45)", Box(x: 0, y: -4, width: 4, height: 8)),
      ("matrix(0 1 2 0 3 4)", Box(x: 3, y: 4, width: 8, height: 4)),
    ]
    for (transform, box) in samples {
      let file = SVGElement.of("svg", [:], .square(["transform": transform]))
      let bounds = try #require(try Icon(svg: file).outline?.bounds)
      for (found, expected) in [
        (bounds.x, box.x), (bounds.y, box.y), (bounds.width, box.width),
        (bounds.height, box.height),
      ] {
        #expect(isNear(found, expected), "\(transform) \(bounds)")
      }
    }
  }

  @Test func `each unit is what CSS says, and a percentage is of the view box`() throws {
    let units: KeyValuePairs<String, Double> = [
      "": 1.0, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
      "Q": 2.4 / 2.54, "%": 0.24, "PX": 1,
    ]
    for (unit, size) in units {
      let area = try icon(.of("rect", ["width": "3\(unit)", "height": "1"])).area
      #expect(isNear(area, 3 * size), "\(unit)")
    }
  }

  @Test func `shapes that overlap become one rim`() throws {
    let two = try icon(.square(["fill": "red"]), .square(["x": "2", "fill": "#f00"]))
    #expect(two.contours.count == 1 && isNear(two.area, 24) && isNear(two.signedArea, 24))
    let ring = try icon(.of("circle", ["r": "5", "fill": "none", "stroke": "red"]))
    #expect(ring.contours.count == 2 && isNear(ring.area, 10 * .pi))
    let apart = try icon(.square(), .square(["x": "9"]))
    #expect(apart.contours.count == 2 && isNear(apart.area, 32))
    let full = try icon(.square(["stroke": "black", "stroke-width": "2"]))
    #expect(full.contours.count == 1 && isNear(full.area, 36))
  }

  @Test func `a circle that is smaller than half of its line is a full disc`() throws {
    // Every place is within half the width of the circle; cairo and Skia leave a hole.
    let disc = try icon(
      .of("circle", ["r": "1", "fill": "none", "stroke": "red", "stroke-width": "3"]))
    #expect(isNear(disc.area, 6.25 * .pi))
  }

  @Test func `one filled shape keeps its rim and rule`() throws {
    let data = "M0 0H6V6H0ZM2 2H4V4H2Z"
    let outline = try icon(.of("path", ["d": data, "fill-rule": "evenodd"]))
    #expect(outline == (try Outline(pathData: data, fillRule: .evenodd)))
  }

  @Test func `symbols are fitted into the room of their use`() throws {
    let symbol = SVGElement.of("symbol", ["id": "s", "viewBox": "0 0 4 8"], .square())
    func bounds(_ attributes: KeyValuePairs<String, String>) throws -> Box? {
      try icon(symbol, .of("use", attributes)).bounds
    }
    #expect(
      try bounds(["href": "#s", "width": "8", "height": "8"])
        == Box(x: 2, y: 0, width: 4, height: 4))
    #expect(
      try bounds(["xlink:href": "#s", "x": "1", "y": "2", "width": "8", "height": "16"])
        == Box(x: 1, y: 2, width: 8, height: 8))
    #expect(try bounds(["href": "#s"]) == Box(x: 6, y: 0, width: 12, height: 12))
  }

  @Test func `a reference that leads back to itself is told of, however far around`() {
    let files: [SVGElement] = [
      .file(.of("use", ["id": "a", "href": "#a"])),
      .file(.of("g", ["id": "a"], .of("use", ["href": "#a"]))),
      .file(
        .of("g", ["id": "a"], .of("use", ["href": "#b"])),
        .of("g", ["id": "b"], .of("use", ["href": "#a"]))),
      .file(
        .of("symbol", ["id": "a"], .of("use", ["href": "#a"])), .of("use", ["href": "#a"])),
    ]
    for file in files {
      guard case .cycle = fault(file)?.fault else {
        Issue.record("\(file) \(String(describing: fault(file)))")
        continue
      }
    }
  }

  @Test func `all paints but none and clear ones show`() throws {
    let paints: KeyValuePairs<String, Bool> = [
      "red": true, "#fff": true, "#FFFF": true, "currentColor": true, "rgb(0 0 0)": true,
      "hsl(1,2%,3%)": true, "rgba(0,0,0,100%)": true, "none": false, "transparent": false,
      "#0000": false, "rgba(0,0,0,0)": false,
    ]
    for (paint, shows) in paints {
      let area = try icon(.square(["fill": paint]), .square(["x": "9"])).area
      #expect(isNear(area, shows ? 32 : 16), "\(paint)")
    }
  }

  @Test func `what an icon cannot have is refused with what and where`() {
    let samples: [(SVGElement, SVGIconError.Fault)] = [
      (.of("text", ["id": "x"], text: "A"), .element),
      (.square(["id": "x", "opacity": ".5"]), .translucent("opacity", value: ".5")),
      (.square(["id": "x", "fill": "#0008"]), .translucent("fill", value: "53%")),
      (.square(["id": "x", "fill-opacity": "35%"]), .translucent("fill-opacity", value: "35%")),
      (.square(["id": "x", "fill": "url(#g)"]), .paint("fill", value: "url(#g)")),
      (.square(["id": "x", "fill": "reddish"]), .value("fill", value: "reddish")),
      (.square(["id": "x", "mask": "url(#m)"]), .property("mask", value: "url(#m)")),
      (.square(["id": "x", "fil": "red"]), .property("fil", value: "red")),
      (.square(["id": "x", "transform": "turn(9)"]), .value("transform", value: "turn(9)")),
      (.square(["id": "x", "style": "fill"]), .value("style", value: "fill")),
      (.of("circle", ["id": "x", "r": "-1"]), .value("r", value: "-1")),
      (.of("circle", ["id": "x", "r": "1em"]), .value("r", value: "1em")),
      (.of("circle", ["id": "x", "r": "1", "cx": "2e9"]), .tooLarge),
      (.of("polygon", ["id": "x", "points": "1"]), .value("points", value: "1")),
      (.of("use", ["id": "x", "href": "#y"]), .reference("#y")),
      (.of("use", ["id": "x", "href": "a.svg#y"]), .reference("a.svg#y")),
      (
        .of("svg", ["width": "9", "height": "9"], .of("circle", ["id": "x", "r": "1"])), .clipped
      ),
    ]
    for (element, expected) in samples {
      let error = fault(.file(element))
      #expect(error?.fault == expected, "\(element)")
      #expect(error?.place.id == "x", "\(element)")
    }
    #expect(fault(.of("html"))?.fault == .notSVG)
    #expect(fault(.file())?.fault == .nothing)
    #expect(fault(.file(.square(["x": "99"])))?.fault == .nothing)
  }

  @Test func `a property without a value says nothing`() throws {
    #expect(isNear(try icon(.square(["style": "fill:red;transform: ;msFilter:;"])).area, 16))
  }
}
