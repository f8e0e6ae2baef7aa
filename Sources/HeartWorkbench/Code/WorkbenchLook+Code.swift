internal import HeartCore
internal import HeartExport

extension WorkbenchLook {
  /// Code that makes a button of this look.
  ///
  /// It is lines that can be pasted as they are, and says only what differs from the defaults.
  ///
  /// - Throws: What is the matter with a look that could not be drawn.
  public func code(for target: CodeTarget) throws(WorkbenchError) -> String {
    _ = try favorite()
    switch target {
    case .uikit: return uikitCode
    case .swiftui: return swiftUICode
    case .gtk: return gtkCode
    case .web: return webCode
    case .command: return commandLine
    }
  }

  /// The package's icon, where it is not the one that every button begins with.
  var otherName: Icon.Name? {
    guard case .named(let name) = source, name != .heart else { return nil }
    return name
  }

  /// The color of the fill, where it is another than the default.
  var otherFillColor: RGBA? { fillColor == FavoriteDefaults.fillColor ? nil : fillColor }

  /// The color of the hollow line, where it is another than the default.
  var otherBorderColor: RGBA? { borderColor == FavoriteDefaults.borderColor ? nil : borderColor }

  /// Path data on one line, as it can stand between quotes of any kind.
  ///
  /// What the reader took is letters, digits, signs, points, commas and white space.
  static func line(of pathData: String) -> String {
    String(decoding: pathData.utf8.map { $0 <= 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }
}

/// A number as Swift, a page and the command read it.
func text(_ number: Double) -> String { DecimalWriter.text(number) }
