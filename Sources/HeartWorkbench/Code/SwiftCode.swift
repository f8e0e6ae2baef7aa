internal import HeartCore

/// Parts of Swift that are alike for every toolkit.
enum SwiftCode {
  /// The parts of a color between parentheses: `red: 1, green: 204 / 255, blue: 0`.
  ///
  /// - Parameter opacity: What the opacity is called; it is left out where it is 1, unless it has
  ///   to be there.
  static func parts(of color: RGBA, opacity: String, isNeeded: Bool = false) -> String {
    let parts =
      "red: \(share(color.red)), green: \(share(color.green)), blue: \(share(color.blue))"
    return color.alpha < 1 || isNeeded ? parts + ", \(opacity): \(share(color.alpha))" : parts
  }

  /// A share that is some 255ths, exactly.
  private static func share(_ share: Double) -> String {
    switch RGBA.byte(share) {
    case 0: "0"
    case 255: "1"
    case let byte: "\(text(Double(byte))) / 255"
    }
  }
}

extension WorkbenchLook {
  /// The icon as an expression of Swift, where it is another than the default.
  var iconExpression: String? {
    if case .path = source { return ".own" }
    return otherName.map { "." + $0.text }
  }

  /// What declares the icon of path data, with an empty line behind it.
  var iconDeclaration: String {
    guard case .path(let data, let viewBox, let fillRule) = source else { return "" }
    let rule = fillRule == .nonzero ? "" : ", fillRule: .\(fillRule.text)"
    let box =
      viewBox.map {
        ",\n    viewBox: Box(x: \(text($0.x)), y: \(text($0.y)), width: \(text($0.width)),"
          + " height: \(text($0.height)))"
      } ?? ""
    return """
      extension Icon {
        /// The workbench has read this path data already, so that it cannot fail here.
        static let own = Icon(
          outline: try! Outline(
            pathData: "\(Self.line(of: data))"\(rule))\(box))
      }


      """
  }
}
