/// A system's version, compared as numbers: 13.1 comes after 13.0 and before 15.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Nil where the text is no version.
  ///
  /// A third number says nothing here and may be there.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// After every version: what is unavailable on a system was introduced there never.
  package static let never = Version(.max)

  package var description: String {
    self == .never ? "never" : "\(major).\(minor)"
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
