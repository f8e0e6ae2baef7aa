import Foundation
import HeartCore
import HeartExport
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

  @Test(arguments: Icon.Name.allCases)
  func `A frame is what the written path covers`(_ name: Icon.Name) throws {
    let written = try Outline(pathData: IconModule.pathData(of: IconModule.fitted(name.icon)))
    let covered = try #require(written.bounds)
    let frame = IconModule.frame(of: name)
    #expect(abs(covered.x - frame.x) < allowed && abs(covered.y - frame.y) < allowed)
    #expect(abs(covered.maxX - frame.maxX) < allowed && abs(covered.maxY - frame.maxY) < allowed)
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
    let frames = Icon.Name.allCases.map { name in
      "  \(name.text): [\(numbers(of: frame(of: name)).joined(separator: ", "))],\n"
    }
    return """
      // The core writes this file: HEARTKIT_RECORD=1 swift test --filter IconModuleTests

      /** The path data of each icon by its name, fitted into 24 × 24. */
      export const icons = {
      \(icons.joined())};

      /** Which part of the 24 × 24 each icon fills: x, y, width and height. */
      export const frames = {
      \(frames.joined())};

      /** The heart where the construction of a square and two circles leaves it in 24 × 24. */
      export const seedHeart =
        "\(pathData(of: seedHeart))";

      """
  }

  /// An icon's outline in the slot that the page's drawings have.
  static func fitted(_ icon: Icon) -> Outline {
    outline(of: icon).mapped(by: zoom(of: icon, .fitted, size: nil))
  }

  /// The part of the slot that an icon's frame becomes.
  static func frame(of name: Icon.Name) -> Box {
    zoom(of: name.icon, .fitted, size: nil)(name.icon.frame)
  }

  /// The heart as the seed's document has it.
  static var seedHeart: Outline {
    outline(of: .heart).mapped(by: zoom(of: .heart, .seed, size: 24))
  }

  private static func outline(of icon: Icon) -> Outline {
    guard case .outline(let outline) = icon.art else {
      preconditionFailure("Every icon of the package is an outline")
    }
    return outline
  }

  private static func zoom(of icon: Icon, _ placement: Placement, size: Double?) -> Zoom {
    let slot = Box(x: 0, y: 0, width: 24, height: 24)
    guard let zoom = icon.zoom(in: slot, placement: placement, heartSize: size) else {
      preconditionFailure("Every icon of the package has an area")
    }
    return zoom
  }

  /// Path data with four decimals.
  static func pathData(of outline: Outline) -> String { outline.roundedPathData(places: 4) }

  /// A box as four numbers with four decimals.
  private static func numbers(of box: Box) -> [String] {
    [box.x, box.y, box.width, box.height].map { DecimalWriter.text($0.rounded(places: 4)) }
  }
}
