#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// What a person feels: a light tap, where the device can.
  @MainActor enum FavoriteFeel {
    static func tap() {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
  }
#endif
