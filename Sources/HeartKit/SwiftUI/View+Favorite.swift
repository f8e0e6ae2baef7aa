#if canImport(SwiftUI)
  public import HeartCore
  public import SwiftUI

  extension View {
    /// Sets how the favorite buttons inside move.
    ///
    /// A new style holds from the next change on.
    nonisolated public func favoriteStyle(_ style: FavoriteStyle) -> some View {
      environment(\.favoriteStyle, style)
    }

    /// Sets how fast the favorite buttons inside move.
    ///
    /// - Parameter speed: 1 is as designed, 2 twice as fast. What is outside 0.01…100 is cut to it,
    ///   and NaN is 1. Little motion has a speed of its own.
    nonisolated public func favoriteSpeed(_ speed: Double) -> some View {
      environment(\.favoriteSpeed, speed)
    }

    /// Sets whether the favorite buttons inside follow the system's Reduce Motion.
    nonisolated public func favoriteMotion(_ motion: FavoriteMotion) -> some View {
      environment(\.favoriteMotion, motion)
    }

    /// Sets the shape of the favorite buttons and filled icons inside.
    nonisolated public func favoriteIcon(_ icon: Icon) -> some View {
      environment(\.favoriteIcon, icon)
    }

    /// Sets the square that a favorite button's icon is fitted into.
    ///
    /// - Parameter size: Its side in points; nil fills the room that there is. What is not finite,
    ///   0 or less, or above 100,000 counts as nil.
    nonisolated public func favoriteIconSize(_ size: CGFloat?) -> some View {
      environment(\.favoriteIconSize, size)
    }

    /// Sets the color that grows inside the icon.
    nonisolated public func favoriteFillColor(_ color: Color) -> some View {
      environment(\.favoriteFillColor, color)
    }

    /// Sets the color of the hollow line.
    nonisolated public func favoriteBorderColor(_ color: Color) -> some View {
      environment(\.favoriteBorderColor, color)
    }

    /// Sets the width of the hollow line.
    ///
    /// - Parameter width: In points while the button rests. Nil is
    ///   ``FavoriteDefaults/borderShare`` of the icon's longer side; 0 or less draws none.
    nonisolated public func favoriteBorderWidth(_ width: CGFloat?) -> some View {
      environment(\.favoriteBorderWidth, width)
    }

    /// Sets whether the person's own change is felt, where the device can.
    nonisolated public func favoriteHaptics(_ isEnabled: Bool) -> some View {
      environment(\.favoriteHaptics, isEnabled)
    }

    /// Tells when the motion of a person's change is over.
    ///
    /// It is told exactly once for each change by the person, and never for what code sets. Where
    /// one such action is inside another, both are called, the inner one first.
    ///
    /// - Parameter action: Called with how the motion came to its end.
    nonisolated public func onFavoriteSettled(
      perform action: @escaping @MainActor @Sendable (FavoriteNotices.Settlement) -> Void
    ) -> some View {
      SettlementListener(self, perform: action)
    }
  }
#endif
