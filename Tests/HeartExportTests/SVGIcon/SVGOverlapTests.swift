import HeartCore
import HeartExport
import Testing

struct SVGOverlapTests {
  private func refusedElement(_ children: SVGElement...) -> SVGText? {
    var file = SVGElement.file()
    file.children = children
    do throws(SVGIconError) {
      _ = try Icon(svg: file)
      return nil
    } catch {
      return error.place.id ?? "none"
    }
  }

  @Test func `a shape on another color is refused, by its own name`() {
    let fills: [(lower: String, upper: String)] = [
      ("#000", "#fff"), ("black", "WHITE"), ("currentColor", "black"), ("red", "rgb(0, 0, 255)"),
      ("#ff0000ff", "hsl(120 100% 50%)"), ("rgb(100% 0% 0%)", "#fe0000"),
      ("oklab(1 0 0)", "oklab(0 0 0)"),
    ]
    for (lower, upper) in fills {
      let found = refusedElement(
        .square(["x": "9", "id": "c", "fill": upper]), .square(["fill": lower]),
        .square(["x": "2", "id": "a", "fill": upper]), .square(["x": "3", "id": "b"]))
      #expect(found == "a", "\(lower) \(upper)")
    }
    #expect(refusedElement(.square(["id": "a", "fill": "red", "stroke": "blue"])) == "a")
  }

  @Test func `equal colors are one, however they are written`() {
    let names = [
      ["red", "#f00", "#FF0000", "#f00f", "#ff0000ff", "rgb(255,0,0)", "rgba(100% 0% 0% / 1)"]
        + ["hsl(0, 100%, 50%)", "hsla(360deg 100% 50%)", "hsl(1turn 100% 50%)", "hwb(0 0% 0%)"],
      ["gray", "grey", "#808080", "rgb(128 128 128)", "hsl(90 0% 50.2%)"],
      ["currentColor", "CURRENTCOLOR", "inherit"],
    ]
    for colors in names {
      for color in colors {
        let group = SVGElement.of(
          "g", ["fill": colors[0]], .square(), .square(["x": "2", "id": "a", "fill": color]))
        #expect(refusedElement(group) == nil, "\(color)")
      }
    }
    let given = SVGElement.of(
      "g", ["color": "blue"], .square(["fill": "currentColor"]),
      .square(["x": "2", "fill": "#00f"]))
    #expect(refusedElement(given) == nil)
  }

  @Test func `shapes of different colors may touch`() {
    #expect(refusedElement(.square(), .square(["x": "4", "fill": "red"])) == nil)
    // A disc in a ring that is drawn as a line: they share a circle.
    #expect(
      refusedElement(
        .of("circle", ["cx": "12", "cy": "12", "r": "6"]),
        .of(
          "circle",
          ["cx": "12", "cy": "12", "r": "7", "fill": "none", "stroke": "red", "stroke-width": "2"]))
        == nil)
  }

  @Test func `a line in more dashes than can be united is too much`() {
    var file = SVGElement.file(
      .of("path", ["d": "M0 0H9", "stroke": "red", "stroke-dasharray": ".001"]))
    file.children[0].line = 7
    let place = SVGIconError.Place(element: "path", line: 7)
    #expect(throws: SVGIconError(.tooMuch, at: place)) { try Icon(svg: file) }
  }

  @Test func `what would take long is too much`() {
    let many = 0..<30_000
    let declarations = many.map { "--a\($0):b" }.joined(separator: ";")
    let classes = many.map { "a\($0)" }.joined(separator: " ")
    let selectors = (0..<3_000).map { ".b\($0)" }.joined(separator: ",")
    let rule = "{" + (0..<3_000).map { "--a\($0):b" }.joined(separator: ";") + "}"
    let path = "M" + many.map { "\($0) 0" }.joined(separator: " ")
    var names = SVGElement.of("rect")
    names.attributes = many.map { SVGElement.Attribute(name: "data-\($0)", value: "") }
    let space = String(repeating: " ", count: 20_000)
    let samples: [[SVGElement]] = [
      [.square(["style": declarations])],
      [.of("style", text: selectors + "{fill:red}"), .square(["class": classes])],
      [.of("style", text: many.prefix(3_000).map { _ in "rect" }.joined(separator: ",") + rule)]
        + [.square()],
      [.of("path", ["d": path, "stroke": "red"])],
      [names],
      [.of("g", ["id": "a"], .square(["transform": space]))]
        + (0..<3_000).map { _ in .of("use", ["href": "#a"]) },
    ]
    for (index, sample) in samples.enumerated() {
      var file = SVGElement.file()
      file.children = sample
      do throws(SVGIconError) {
        _ = try Icon(svg: file)
        Issue.record("\(index)")
      } catch {
        #expect(error.fault == .tooMuch, "\(index)")
      }
    }
  }
}
