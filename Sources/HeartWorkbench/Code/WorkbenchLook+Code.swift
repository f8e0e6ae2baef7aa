internal import HeartCore

extension WorkbenchLook {
  /// Code that makes a button of this look, in UTF-8.
  ///
  /// It is lines that can be pasted as they are, and says only what differs from the defaults.
  ///
  /// - Throws: What is the matter with a look that could not be drawn.
  public func code(for target: CodeTarget) throws(WorkbenchError) -> [UInt8] {
    let icon = try favorite().icon
    switch target {
    case .uikit: return uikitCode.bytes
    case .swiftui: return swiftUICode.bytes
    case .gtk: return gtkCode.bytes
    case .web: return webCode(of: icon).bytes
    case .command: return commandLine.bytes
    }
  }

  /// The package's icon, where it is not the one that every button begins with.
  var otherName: String? {
    guard case .named(let name) = source, name != .heart else { return nil }
    return name.text
  }

  /// The style, where it is not the one that every button begins with.
  var otherStyle: String? { style == .grow ? nil : style.text }

  /// The color of the fill, where it is another than the default.
  var otherFillColor: RGBA? { fillColor == FavoriteDefaults.fillColor ? nil : fillColor }

  /// The color of the hollow line, where it is another than the default.
  var otherBorderColor: RGBA? { borderColor == FavoriteDefaults.borderColor ? nil : borderColor }

  /// The size, where it is another than the default.
  var otherSize: Double? { size == FavoriteDefaults.iconSize ? nil : size }

  /// The speed, where it is another than the default.
  var otherSpeed: Double? { speed == FavoriteDefaults.speed ? nil : speed }

  /// The motion, where it is another than the default.
  var otherMotion: String? { motion == .system ? nil : motion.text }

  /// The icon's name in Swift, where it is another than the default.
  var iconName: String? {
    if case .path = source { return "own" }
    return otherName
  }

  /// What declares the icon of path data in Swift, with an empty line behind it.
  var iconDeclaration: CodeText {
    var code = CodeText()
    guard case .path(let data, let viewBox, let fillRule) = source else { return code }
    code.add(
      """
      extension Icon {
        /// The workbench has read this path data already, so that it cannot fail here.
        static let own = Icon(
          outline: try! Outline(
            pathData: "
      """)
    code.add(pathData: data)
    code.add(fillRule == .nonzero ? "\")" : "\", fillRule: .evenodd)")
    if let box = viewBox {
      code.add(",\n    viewBox: Box(x: ", box.x, ", y: ")
      code.add(box.y)
      code.add(", width: ", box.width, ", height: ")
      code.add(box.height)
      code.add(")")
    }
    code.add(")\n}\n\n")
    return code
  }
}
