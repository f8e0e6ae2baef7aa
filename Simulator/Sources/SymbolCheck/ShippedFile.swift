import Foundation

/// A source file that ships, as far as the checks ask about it.
package struct ShippedFile: Sendable {
  /// Seen from the root of the repository, without links.
  package var path: String
  package var source: SourceText
  package var guards: Guards
  /// The systems whose compilers see what is in it.
  package var platforms: [Platform]

  package init(path: String, text: String) {
    self.path = path
    source = SourceText(text)
    guards = Guards(source)
    let condition = source.lines.first { $0.hasPrefix("#if ") } ?? ""
    platforms = condition.contains("canImport(UIKit)") ? [.iOS] : Platform.allCases
  }

  /// - Throws: what Foundation throws where there is no such file.
  package init(file: String, root: String) throws {
    let whole = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/"
    self.init(
      path: whole.hasPrefix(root) ? String(whole.dropFirst(root.count)) : whole,
      text: try String(contentsOfFile: whole, encoding: .utf8))
  }

  /// What is wrong with a use of something, if it is not to be had on every system of the file.
  func faults(
    using name: String, _ availability: Availability, line: Int, column: Int
  ) -> [Fault] {
    platforms.compactMap { platform in
      let sure = guards.version(of: platform, line: line, column: column)
      // On a system that cannot get here nothing has to be there.
      guard sure != .never else { return nil }
      if let introduced = availability.introduced[platform], introduced > sure {
        let since =
          introduced == .never ? "is not on \(platform)" : "is new in \(platform) \(introduced)"
        return Fault(
          file: path, line: line, words: "\(name) \(since), and only \(sure) is sure here.")
      }
      if let deprecated = availability.deprecated[platform], deprecated <= platform.floor {
        return Fault(
          file: path, line: line,
          words: "\(name) is deprecated since \(platform) \(deprecated), before our oldest.")
      }
      return nil
    }
  }
}
