#if canImport(SwiftUI)
  import QuartzCore
  import SwiftUI

  /// Where favorite buttons read the time.
  ///
  /// It never runs backward, whatever happens to the date; only its differences mean anything.
  struct FavoriteClock: Sendable {
    /// Reads the time, in seconds.
    var now: @Sendable () -> Double
  }

  private struct FavoriteClockKey: EnvironmentKey {
    static let defaultValue = FavoriteClock { CACurrentMediaTime() }
  }

  extension EnvironmentValues {
    var favoriteClock: FavoriteClock {
      get { self[FavoriteClockKey.self] }
      set { self[FavoriteClockKey.self] = newValue }
    }
  }
#endif
