#if canImport(SwiftUI)
  public import HeartCore
  public import SwiftUI

  extension EnvironmentValues {
    /// How favorite buttons move.
    ///
    /// A new style holds from the next change on.
    public var favoriteStyle: FavoriteStyle {
      get { favorite.style }
      set { favorite.style = newValue }
    }

    /// How fast favorite buttons move; 1 is as designed.
    ///
    /// What is outside 0.01…100 is cut to it, and NaN is 1.
    public var favoriteSpeed: Double {
      get { favorite.speed }
      set { favorite.speed = FavoriteModel.speed(nearestTo: newValue) }
    }

    /// Whether favorite buttons follow the person's wish for little motion.
    public var favoriteMotion: FavoriteMotion {
      get { favorite.motion }
      set { favorite.motion = newValue }
    }

    /// The shape of favorite buttons.
    public var favoriteIcon: Icon {
      get { favorite.icon }
      set { favorite.icon = newValue }
    }

    /// The side of the square for the icon, in points.
    ///
    /// Nil fills the room. What is not finite, 0 or less, or above 100,000 counts as nil.
    public var favoriteIconSize: CGFloat? {
      get { favorite.iconSize }
      set {
        favorite.iconSize = newValue.flatMap { $0.isFinite && $0 > 0 && $0 <= 100_000 ? $0 : nil }
      }
    }

    /// The color that grows inside the icon.
    public var favoriteFillColor: Color {
      get { favorite.fillColor }
      set { favorite.fillColor = newValue }
    }

    /// The color of the hollow line.
    public var favoriteBorderColor: Color {
      get { favorite.borderColor }
      set { favorite.borderColor = newValue }
    }

    /// The width of the hollow line, in points.
    ///
    /// Nil is ``FavoriteDefaults/borderShare`` of the icon's longer side; 0 or less draws none.
    public var favoriteBorderWidth: CGFloat? {
      get { favorite.borderWidth }
      set { favorite.borderWidth = newValue }
    }

    /// Whether the person's own change is felt, where the device can.
    public var favoriteHaptics: Bool {
      get { favorite.hasHaptics }
      set { favorite.hasHaptics = newValue }
    }
  }
#endif
