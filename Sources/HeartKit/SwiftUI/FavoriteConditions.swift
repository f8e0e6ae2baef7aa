#if canImport(SwiftUI)
  import HeartCore

  /// What a favorite button has to know of its surroundings when something happens.
  struct FavoriteConditions: Equatable, Sendable {
    var style = FavoriteStyle.grow
    var speed = FavoriteDefaults.speed
    var isEnabled = true
    var reducesMotion = false
  }
#endif
