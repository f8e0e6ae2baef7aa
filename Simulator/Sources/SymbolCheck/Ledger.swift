/// Since when Apple has each of its symbols that the shipped files use: facts, one a row.
package struct Ledger: Sendable {
  package private(set) var rows: [Row] = []
  /// What is wrong with the files themselves.
  package private(set) var faults: [Fault] = []
  private var byUSR: [String: Int] = [:]
  private var byName: [String: [Int]] = [:]

  package struct Row: Sendable {
    package var usr: String?
    /// As Swift writes it, with what it is in and with labels.
    package var name: String
    package var availability: Availability
    /// No page says since when.
    package var isUnconfirmed: Bool
    /// Whether the page that was read leaves out whether the symbol is deprecated.
    package var isDeprecationUnread: Bool
    /// Below Apple's documentation, or another source, which then says so.
    package var page: String
    package var file: String
    package var line: Int
  }

  /// What the first row of a file says.
  ///
  /// The versions are those that a page states: `always` where it names the system and no version,
  /// `-` for macOS where it does not name it, `unconfirmed` where no page was found, which then is
  /// `none`. `deprecated` is `-` where the page would say so, and `unread` where it could not: the
  /// copy that was read leaves it out.
  package static let columns = ["usr", "name", "ios", "deprecated", "macos", "page", "read"]

  package init() {}

  package func row(usr: String) -> Row? { byUSR[usr].map { rows[$0] } }

  /// The most that is asked of any of the symbols that have the name in common.
  package func availability(named name: String) -> Availability? {
    guard let indices = byName[name], let first = indices.first else { return nil }
    return indices.dropFirst().reduce(rows[first].availability) {
      $0.inside(rows[$1].availability)
    }
  }

  /// Takes up the rows of a file, which are sorted by their names and then by their USRs.
  ///
  /// - Parameters:
  ///   - text: lines with tabs between their columns; the first names the columns.
  ///   - file: its path, which ends in the framework's name.
  package mutating func add(_ text: String, file: String) {
    let framework = file.split(separator: "/").last?.split(separator: ".").first ?? ""
    var previous: (String, String) = ("", "")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0 {
        if columns != Ledger.columns { fault(file, 1, "the first row does not name the columns.") }
        continue
      }
      if line.isEmpty { continue }
      guard var row = Row(columns, file: file, line: index + 1) else {
        fault(file, index + 1, "this is no row of \(Ledger.columns.joined(separator: ", ")).")
        continue
      }
      let place = (row.name, row.usr ?? "")
      if place < previous { fault(file, index + 1, "\(row.name) is out of order.") }
      if place == previous { fault(file, index + 1, "\(row.name) is there twice.") }
      previous = place
      let isApple = row.page.hasPrefix("documentation/")
      if isApple, !row.page.hasPrefix("documentation/\(framework.lowercased())/") {
        // What frameworks add to NSObject, and what CoreFoundation lends to Foundation, has pages there.
        if !["objectivec", "corefoundation"].contains(where: {
          row.page.hasPrefix("documentation/\($0)/")
        }) {
          fault(file, index + 1, "\(row.name) is of another framework, says its page.")
        }
      }
      if let usr = row.usr, byUSR[usr] != nil {
        fault(file, index + 1, "\(usr) is there twice.")
        row.usr = nil
      }
      if let usr = row.usr { byUSR[usr] = rows.count }
      byName[row.name, default: []].append(rows.count)
      rows.append(row)
    }
  }

  private mutating func fault(_ file: String, _ line: Int, _ words: String) {
    faults.append(Fault(file: file, line: line, words: words))
  }
}

extension Ledger.Row {
  /// Nil where a column is missing or no version.
  init?(_ columns: [String], file: String, line: Int) {
    guard columns.count == Ledger.columns.count, !columns.contains("") else { return nil }
    var availability = Availability()
    let isUnconfirmed = columns[2] == "unconfirmed"
    if !isUnconfirmed, columns[2] != "always" {
      guard let introduced = Version(columns[2]) else { return nil }
      availability.introduced[.iOS] = introduced
    }
    if !["-", "unread"].contains(columns[3]) {
      guard let deprecated = Version(columns[3]) else { return nil }
      availability.deprecated[.iOS] = deprecated
    }
    switch columns[4] {
    case "-": availability.introduced[.macOS] = .never
    case "unconfirmed", "always": break
    default:
      guard let introduced = Version(columns[4]) else { return nil }
      availability.introduced[.macOS] = introduced
    }
    let date = columns[6].split(separator: "-")
    guard date.count == 3, date.allSatisfy({ Int($0) != nil }) else { return nil }
    self.init(
      usr: columns[0] == "-" ? nil : columns[0], name: columns[1], availability: availability,
      isUnconfirmed: isUnconfirmed, isDeprecationUnread: columns[3] == "unread", page: columns[5],
      file: file, line: line)
  }
}
