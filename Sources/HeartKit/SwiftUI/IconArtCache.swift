#if canImport(SwiftUI)
  import HeartCore

  /// Keeps the latest icon in the form that is drawn.
  ///
  /// Held by what outlives a view, it spares each frame of an animation the making.
  @MainActor final class IconArtCache {
    private var latest: IconArt?

    /// The icon in the form that is drawn, made only where it is another than the last one.
    func art(for icon: Icon) -> IconArt {
      if let latest, latest.icon == icon { return latest }
      let made = IconArt(icon)
      latest = made
      return made
    }
  }
#endif
