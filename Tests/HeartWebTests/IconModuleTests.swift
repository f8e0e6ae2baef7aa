import Foundation
import HeartCore
import Testing

/// The icons as the page's elements have them: path data in a file of JavaScript.
///
/// `HEARTKIT_RECORD=1 swift test --filter IconModuleTests` writes the file anew; otherwise it is
/// only compared.
struct IconModuleTests {
  @Test func `The elements' icons are those of the core`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/elements/icons.js").standardizedFileURL
    let text = IconModule.text
    if ProcessInfo.processInfo.environment["HEARTKIT_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == recorded,
      """
      Web/elements/icons.js is not what the core writes; \
      HEARTKIT_RECORD=1 swift test --filter IconModuleTests writes it anew
      """)
  }

  @Test(arguments: Icon.Name.allCases)
  func `Four decimals are enough to keep an icon's rim in its place`(_ name: Icon.Name) throws {
    let exact = IconModule.fitted(name.icon)
    let written = try Outline(pathData: IconModule.pathData(of: exact))
    #expect(largestDistance(from: exact, to: written) < allowed)
    #expect(largestDistance(from: written, to: exact) < allowed)
  }

  @Test func `The seed's heart keeps its place too`() throws {
    let exact = IconModule.seedHeart
    let written = try Outline(pathData: IconModule.pathData(of: exact))
    #expect(largestDistance(from: exact, to: written) < allowed)
    #expect(largestDistance(from: written, to: exact) < allowed)
  }

  // A place is off by half a diagonal of the last decimal at most, and an arc of less than a half
  // turn by a few times that between its ends. A 2000th of a point is not seen at any size.
  private let allowed = 5e-4

  private func largestDistance(from first: Outline, to second: Outline) -> Double {
    var largest = 0.0
    for curve in first.contours.flatMap({ Array($0.curves) }) {
      for step in 0...16 {
        let place = curve.point(at: Double(step) / 16)
        largest = max(largest, second.nearestPoint(to: place)?.distance ?? .infinity)
      }
    }
    return largest
  }
}

/// How the file of icons is written.
enum IconModule {
  /// The whole file.
  static var text: String {
    let icons = Icon.Name.allCases.map { name in
      "  \(name.text): \"\(pathData(of: fitted(name.icon)))\",\n"
    }
    return """
      // The core writes this file: HEARTKIT_RECORD=1 swift test --filter IconModuleTests

      /** The path data of each icon by its name, fitted into 24 × 24. */
      export const icons = {
      \(icons.joined())};

      /** The heart where the construction of a square and two circles leaves it in 24 × 24. */
      export const seedHeart =
        "\(pathData(of: seedHeart))";

      """
  }

  /// An icon's outline in the slot that the page's drawings have.
  static func fitted(_ icon: Icon) -> Outline { placed(icon, .fitted, size: nil) }

  /// The heart as the seed's document has it.
  static var seedHeart: Outline { placed(.heart, .seed, size: 24) }

  private static func placed(_ icon: Icon, _ placement: Placement, size: Double?) -> Outline {
    let slot = Box(x: 0, y: 0, width: 24, height: 24)
    guard case .outline(let outline) = icon.art,
      let zoom = icon.zoom(in: slot, placement: placement, heartSize: size)
    else { preconditionFailure("Every icon of the package is an outline with an area") }
    return outline.mapped(by: zoom)
  }

  /// Path data with four decimals.
  static func pathData(of outline: Outline) -> String {
    var halved = outline
    for index in halved.contours.indices { halved.contours[index].halveLongArcs() }
    return halved.pathData.replacing(/-?[0-9.]+(e-?[0-9]+)?/) { rounded($0.output.0) }
  }

  private static func rounded(_ number: Substring) -> String {
    guard let exact = Double(number) else { preconditionFailure("\(number) is no number") }
    let units = (exact * 10_000).rounded()
    // A sum with 0 is 0 even of −0.
    return DecimalWriter.text(units / 10_000 + 0)
  }
}

extension Contour {
  /// Cuts arcs of about half a turn in two.
  ///
  /// Two ends and a radius leave an arc's center open along a line, and about a half turn their last
  /// decimals move it far.
  fileprivate mutating func halveLongArcs() {
    segments = curves.flatMap { curve -> [Segment] in
      guard case .arc(var arc, let end) = curve.segment, arc.sweep.magnitude > 0.8 * .pi else {
        return [curve.segment]
      }
      arc.sweep /= 2
      var second = arc
      second.start = arc.end
      return [.arc(arc, to: curve.point(at: 0.5)), .arc(second, to: end)]
    }
  }
}
