#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import HeartKit
  import SwiftUI

  /// A list of places to be remembered, and the heart that it all began with.
  @main struct ExampleApp: App {
    var body: some Scene {
      WindowGroup { ExampleScreen() }
    }
  }
#endif
