import HeartCore
import Testing

@testable import HeartExport

struct SVGStyleSheetTests {
  /// The area that is drawn of squares of 4 × 4 that are 5 apart; each is 16.
  private func area(_ sheets: [String], _ squares: SVGElement...) throws -> Double {
    var file = SVGElement.file()
    for (index, sheet) in sheets.enumerated() {
      let style = SVGElement.of("style", text: sheet)
      // Sheets count wherever they are.
      file.children.append(index % 2 == 0 ? .of("defs", [:], style) : style)
    }
    for (index, square) in squares.enumerated() {
      var square = square
      square.attributes.append(SVGElement.Attribute(name: "x", value: "\(index * 5)"))
      file.children.append(square)
    }
    return try Icon(svg: file).outline?.area ?? 0
  }

  private func fault(_ sheet: String) -> SVGIconError.Fault? {
    do throws(SVGIconError) {
      _ = try Icon(svg: .file(.of("style", text: sheet), .square(["class": "a"])))
      return nil
    } catch {
      return error.fault
    }
  }

  @Test func `what editors write selects by class, id, name and all of them`() throws {
    let sheets = [
      ".a{fill:none}", ".a,.b{fill:none;}", ".b , .a { fill : none }", "#i{fill:none}",
      "rect{fill:none}", "*{fill:none}", "rect.a{fill:none}", ".a.c{fill:none}", "*.a{fill:none}",
      "rect#i.a{fill:none}", "/* .b{} */.a/**/{fill:/* red */none}", "<!-- .a{fill:none} -->",
      "@charset \"utf-8\"; .a{fill:none}", "@font-face{font-family:'A{'}.a{fill:none}",
      "\n\t.a\n{\n\tfill:none;\n\t;}\n", ".a{}.a{fill:none}",
      ".a{-inkscape-x:1;font:9px A;fill:none}",
    ]
    for sheet in sheets {
      let area = try area([sheet], .square(["class": "c  a", "id": "i"]), shown)
      #expect(area == 16, "\(sheet)")
    }
  }

  /// What shows, whatever the sheets say.
  private var shown: SVGElement { .square(["class": "z", "style": "fill:red"]) }

  @Test func `what does not match says nothing`() throws {
    for sheet in [
      ".A{fill:none}", ".ab{fill:none}", "#a{fill:none}", "path{fill:none}", "path.a{fill:none}",
      ".a.b{fill:none}", "Rect{fill:none}", ".a#j{fill:none}", ".b{blink:1;filter:url(#f)}", "",
    ] {
      #expect(try area([sheet], .square(["class": "a", "id": "i"])) == 16, "\(sheet)")
    }
  }

  @Test func `sheets hold against attributes, and the style attribute against sheets`() throws {
    let samples: [(sheets: [String], style: String, isFilled: Bool)] = [
      (["*{fill:red}"], "", true),
      ([".b{fill:red}"], "", false),
      ([".a{fill:red}"], "fill:none", false),
      ([".a{fill:red!important}"], "fill:none", true),
      ([".a{fill:red ! IMPORTANT}"], "fill:none!important", false),
      // More that is told, whatever comes last.
      (["#i{fill:red}.a{fill:none}"], "", true),
      ([".a{fill:red}rect{fill:none}"], "", true),
      (["rect.a{fill:red}.a{fill:none}"], "", true),
      (["rect{fill:red}*{fill:none}"], "", true),
      (["#i{fill:red}.a.c.d{fill:none}"], "", true),
      (["*{fill:red!important}#i{fill:none}"], "", true),
      // The last, if as much is told.
      ([".a{fill:none}.c{fill:red}"], "", true),
      ([".a{fill:none}", ".c{fill:red}"], "", true),
      ([".c{fill:red}", ".a{fill:none}"], "", false),
      ([".a{fill:none;fill:red}"], "", true),
      ([".a{fill:red!important;fill:none}"], "", true),
    ]
    for (sheets, style, isFilled) in samples {
      let one = SVGElement.square(["class": "a c d", "id": "i", "fill": "none", "style": style])
      #expect(try area(sheets, one, shown) == (isFilled ? 32 : 16), "\(sheets) \(style)")
    }
  }

  @Test func `lines, groups, colors and transforms come from sheets too`() throws {
    func area(_ sheet: String, _ children: SVGElement...) throws -> Double {
      let group = SVGElement(
        name: "g", attributes: [.init(name: "class", value: "g")], children: children)
      return try Icon(svg: .file(.of("style", text: sheet), group)).outline?.area ?? 0
    }
    let line = SVGElement.of("path", ["class": "a", "d": "M2 2H10"])
    // What places that are taken for one may move.
    func isNear(_ area: Double, _ expected: Double) -> Bool { abs(area - expected) < 1e-6 }
    #expect(isNear(try area(".a{fill:none;stroke:#000;stroke-width:2px}", line), 16))
    #expect(isNear(try area(".g{stroke:red;stroke-width:3;stroke-linecap:square}", line), 33))
    #expect(isNear(try area(".g{fill:none}.a{stroke:currentColor}", line), 8))
    #expect(isNear(try area(".g{transform:scale(2)}", .square()), 64))
    #expect(isNear(try area(".g{transform:translate(2px,1px) rotate(.25turn)}", .square()), 16))
    #expect(
      isNear(try area(".g{transform:none}.b{display:none}", .square(["transform": "scale(2)"])), 64)
    )
    #expect(isNear(try area("rect{transform:none}", .square(["transform": "scale(2)"])), 16))
  }

  @Test func `a sheet that asks for more is refused by that`() {
    let samples: [(String, SVGIconError.Fault)] = [
      ("@media print{.a{fill:none}}", .sheet("@media print")),
      ("@import 'a.css';", .sheet("@import 'a.css'")),
      ("g .a{fill:none}", .selector("g .a")),
      (".b,g>.a{fill:none}", .selector("g>.a")),
      (".a:hover{fill:none}", .selector(".a:hover")),
      ("[id]{fill:none}", .selector("[id]")),
      (".a,{fill:none}", .selector("")),
      (".1{fill:none}", .selector(".1")),
      (".a{fill:none", .sheet(".a")),
      ("fill:none", .sheet("fill:none")),
      ("{fill:none}", .sheet("{")),
      (".a{fill none}", .sheet(".a")),
      (".a{fill:none;.b{fill:red}}", .sheet(".a")),
      ("/* .a{}", .sheet("/*")),
      (".a{fill:blurple}", .value("fill", value: "blurple")),
      (".a{blink:1}", .property("blink", value: "1")),
      (".a{opacity:.5}", .translucent("opacity", value: ".5")),
      (".a{transform:rotate(9)}", .property("transform", value: "rotate(9)")),
      (".a{transform:translate(50%)}", .property("transform", value: "translate(50%)")),
    ]
    for (sheet, expected) in samples { #expect(fault(sheet) == expected, "\(sheet)") }
    #expect(fault(String(repeating: ".a{fill:red}", count: 4_001)) == .tooMuch)
  }

  @Test func `a sheet for another medium or in another language is refused`() {
    for attribute in ["media", "type"] {
      let style = SVGElement.of("style", [attribute: "print"], text: ".a{}")
      #expect(throws: SVGIconError.self) { try Icon(svg: .file(style, .square())) }
    }
  }
}
