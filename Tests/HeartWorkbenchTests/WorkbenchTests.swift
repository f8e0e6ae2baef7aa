import Foundation
import HeartCore
import HeartExport
import Testing

@testable import HeartWorkbench

struct WorkbenchTests {
  private let namespace = SVGElement.Attribute(
    name: "xmlns", value: "http://www.w3.org/2000/svg")

  @Test func `A drawing's icon comes as a look takes it`() throws {
    let root = SVGElement(
      name: "svg", attributes: [namespace, .init(name: "viewBox", value: "0 0 24 20")],
      children: [
        SVGElement(
          name: "path",
          attributes: [
            .init(name: "d", value: "M2 2h9v9h-9z"), .init(name: "fill-rule", value: "evenodd"),
          ])
      ])
    var workbench = Workbench()
    #expect(workbench.readIcon(written(root)) == .done)
    #expect(workbench.numbers == [0, 0, 24, 20, 1])
    let icon = try Icon(svg: root)
    let outline = try Outline(
      pathData: String(decoding: workbench.result, as: UTF8.self), fillRule: .evenodd)
    #expect(icon.art == .outline(outline))
  }

  @Test func `A drawing that is no icon is told why`() {
    let root = SVGElement(
      name: "svg", attributes: [namespace],
      children: [SVGElement(name: "text", attributes: [.init(name: "id", value: "t")])])
    var workbench = Workbench()
    #expect(workbench.readIcon(written(root)) == .refused)
    #expect(
      String(decoding: workbench.result, as: UTF8.self)
        == "<text id='t'> is not something that an icon can be made of; turn the text into paths")
  }

  @Test(arguments: [
    ("M0 0h9v9z", nil),
    (
      "",
      "The path data needs a shape with an area that fits into a canvas, such as 'M0 0 H10 V10 Z'."
    ),
    ("M0 0 L 1,,2", "The path data needs a number at character 10, not ','."),
  ])
  func `Path data is told what it needs`(_ data: String, _ sentence: String?) {
    var workbench = Workbench()
    let status = workbench.checkPath(Array(data.utf8))
    #expect(status == (sentence == nil ? .done : .refused))
    #expect(String(decoding: workbench.result, as: UTF8.self) == sentence ?? "")
  }

  @Test func `The page knows choices by the places that they have here`() throws {
    let page = try script()
    func list(_ name: String, _ words: [String]) -> String {
      "const \(name) = [" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "];"
    }
    #expect(page.contains(list("ICONS", Icon.Name.allCases.map(\.text))))
    #expect(page.contains(list("STYLES", FavoriteStyle.Name.allCases.map(\.text))))
    #expect(page.contains(list("MOTIONS", FavoriteMotion.allCases.map(\.text))))
    #expect(page.contains(list("FILL_RULES", FillRule.allCases.map(\.text))))
    #expect(page.contains(list("TARGETS", CodeTarget.allCases.map { "\($0)" })))
    #expect(page.contains("const DEPTH_LIMIT = \(ElementReader.depthLimit);"))
  }

  private func script() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Web/gallery/workbench-engine.js"), encoding: .utf8)
  }
}
