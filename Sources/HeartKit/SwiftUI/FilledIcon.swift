#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// An icon that is filled to a progress.
  ///
  /// For controls of one's own: it draws what a ``FavoriteButton`` shows, and does nothing.
  ///
  /// ```
  /// FilledIcon(progress: isDone ? 1 : 0)
  ///   .frame(width: 48, height: 48)
  ///   .animation(.easeOut(duration: 0.35), value: isDone)
  /// ```
  ///
  /// The icon, its colors and the width of its border are those of the surroundings. It takes the
  /// room that it is offered. Assistive technology does not see it: say elsewhere what it means.
  public struct FilledIcon: View, Animatable {
    /// How far the fill has come, 0…1.
    ///
    /// What is outside is cut to it. It is a share of the radius that covers the whole icon.
    public var progress: Double

    @State private var arts = IconArtCache()
    @Environment(\.favorite) private var settings

    /// Creates an icon that is filled to a progress.
    public init(progress: Double) {
      self.progress = progress
    }

    /// The progress, which is mixed where a change is animated.
    nonisolated public var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    /// The icon.
    public var body: some View {
      FavoriteCanvas(
        drawing: FavoriteDrawing(
          .filled(to: progress), art: arts.art(for: settings.icon), in: settings),
        outset: 0
      )
      .accessibilityHidden(true)
    }
  }
#endif
