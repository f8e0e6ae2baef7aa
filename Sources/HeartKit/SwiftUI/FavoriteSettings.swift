#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// How the favorite buttons of a part of an app are.
  struct FavoriteSettings: Sendable {
    var style = FavoriteStyle.grow
    var speed = FavoriteDefaults.speed
    var motion = FavoriteMotion.system
    var icon = Icon.heart
    var iconSize: CGFloat? = CGFloat(FavoriteDefaults.iconSize)
    var fillColor = Color(FavoriteDefaults.fillColor)
    var borderColor = Color(FavoriteDefaults.borderColor)
    var borderWidth: CGFloat?
    var hasHaptics = true
    var onSettled: (@MainActor @Sendable (FavoriteNotices.Settlement) -> Void)?
  }

  private struct FavoriteSettingsKey: EnvironmentKey {
    static let defaultValue = FavoriteSettings()
  }

  extension EnvironmentValues {
    var favorite: FavoriteSettings {
      get { self[FavoriteSettingsKey.self] }
      set { self[FavoriteSettingsKey.self] = newValue }
    }
  }
#endif
