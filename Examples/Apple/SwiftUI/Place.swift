#if canImport(SwiftUI)
  import Foundation

  /// A place that a person may want to remember.
  struct Place: Identifiable {
    let id: Int
    var name: String
    var isFavorite = false

    /// Two hundred places; every seventh is remembered.
    static let examples = (1...200).map {
      Place(id: $0, name: "Place \($0)", isFavorite: $0 % 7 == 0)
    }
  }
#endif
