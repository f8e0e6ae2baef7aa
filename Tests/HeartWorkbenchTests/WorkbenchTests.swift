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
    guard case .outline(let drawn) = icon.art else { return }
    // The line that closes it may be said.
    #expect(outline.contours.map { Array($0.curves) } == drawn.contours.map { Array($0.curves) })
    #expect(outline.fillRule == drawn.fillRule)
  }

  @Test(arguments: [0.001, 1, 24, 1000])
  func `A drawing's path data has few digits, and is the drawing`(_ side: Double) throws {
    guard case .outline(let outline) = Icon.heart.art else { return }
    let bounds = try #require(outline.bounds)
    // Turned by half a radian, no number of it is short.
    let turned = outline.mapped(by: Zoom(scale: side / bounds.width, about: bounds.center))
      .mapped(by: .rotation(by: 0.5, about: bounds.center))
    let root = SVGElement(
      name: "svg", attributes: [namespace],
      children: [
        SVGElement(name: "path", attributes: [.init(name: "d", value: turned.pathData)])
      ])
    var workbench = Workbench()
    #expect(workbench.readIcon(written(root)) == .done)
    let data = String(decoding: workbench.result, as: UTF8.self)
    let read = try Outline(pathData: data)
    for contour in turned.contours {
      for curve in contour.curves {
        let place = curve.point(at: 0.5)
        let nearest = try #require(read.nearestPoint(to: place))
        #expect(nearest.distance < 1e-4 * side)
      }
    }
    let numbers = data.split { !"0123456789.".contains($0) }
    // A 100,000th of the smaller side, which is a little less than the side.
    let most = side >= 1000 ? 3 : side >= 24 ? 4 : side >= 1 ? 6 : 9
    for number in numbers {
      #expect((number.split(separator: ".").dropFirst().first?.count ?? 0) <= most, "\(number)")
    }
  }

  @Test func `A thin drawing keeps its area`() throws {
    let root = SVGElement(
      name: "svg", attributes: [namespace],
      children: [
        SVGElement(name: "path", attributes: [.init(name: "d", value: "M0 0h0.00012v24h-0.00012z")])
      ])
    var workbench = Workbench()
    #expect(workbench.readIcon(written(root)) == .done)
    let bounds = try Outline(pathData: String(decoding: workbench.result, as: UTF8.self)).bounds
    #expect(bounds?.width == 0.00012)
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
    let look = try script("gallery/look.js")
    func list(_ name: String, _ words: [String]) -> String {
      "const \(name) = [" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "];"
    }
    #expect(look.contains(list("STYLES", FavoriteStyle.Name.allCases.map(\.text))))
    #expect(look.contains(list("MOTIONS", FavoriteMotion.allCases.map(\.text))))
    #expect(look.contains(list("FILL_RULES", FillRule.allCases.map(\.text))))
    let engine = try script("gallery/workbench-engine.js")
    #expect(engine.contains(list("TARGETS", CodeTarget.allCases.map { "\($0)" })))
    let faults = try script("gallery/icon-faults.js")
    #expect(faults.contains("depth: \(ElementReader.depthLimit) }"))

    // The icons are the module's own, in its order.
    #expect(look.contains("const ICONS = Object.keys(icons);"))
    let icons = try script("elements/icons.js").split(separator: "\n")
      .drop { !$0.hasPrefix("export const icons") }.dropFirst().prefix { $0 != "};" }
    #expect(
      icons.map { $0.drop(while: \.isWhitespace).prefix { $0 != ":" } }
        == Icon.Name.allCases.map { Substring($0.text) })
  }

  private func script(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Web/\(name)"), encoding: .utf8)
  }
}
