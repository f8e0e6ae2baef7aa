#if canImport(SwiftUI)
  import HeartCore
  public import SwiftUI

  /// Shows a toggle as an icon that fills, beside its label.
  ///
  /// ```
  /// Toggle("Remember this place", isOn: $isRemembered)
  ///   .toggleStyle(.favorite)
  /// ```
  ///
  /// The label follows the icon in the direction of reading. Colors, icon and motion are those of
  /// the surroundings, see ``SwiftUI/View/favoriteStyle(_:)`` and its neighbors. For an icon alone
  /// there is ``FavoriteButton``.
  public struct FavoriteToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Makes a toggle's content.
    public func makeBody(configuration: Configuration) -> some View {
      FavoriteToggle(
        isOn: configuration.$isOn, label: configuration.label, showsLabel: true)
    }
  }

  extension ToggleStyle where Self == FavoriteToggleStyle {
    /// Shows a toggle as an icon that fills, beside its label.
    public static var favorite: FavoriteToggleStyle { FavoriteToggleStyle() }
  }
#endif
