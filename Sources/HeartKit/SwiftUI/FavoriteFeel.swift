#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
  /// What a person feels; nothing on this system.
  @MainActor enum FavoriteFeel {
    static func tap() {}
  }
#endif
