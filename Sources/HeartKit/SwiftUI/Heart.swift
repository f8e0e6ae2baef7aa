#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// The heart of a square and two circles, as a shape.
  ///
  /// Fill it, stroke it, clip with it, as with any other shape:
  ///
  /// ```
  /// Heart().fill(.red).frame(width: 150, height: 150)
  /// Heart().strokeBorder(.pink, lineWidth: 4)
  /// Heart(placement: .seed, size: 150).fill(.red)
  /// ```
  ///
  /// Its inset is the heart of all places that are that far from the rim, not a smaller copy: a
  /// border drawn by `strokeBorder` is as wide at the tip as at the cleft, and ends where the heart
  /// does. Insets and sizes animate.
  public struct Heart: InsettableShape {
    /// Where the heart goes in its room.
    public var placement: Placement
    /// The size that the placement goes by, in points.
    ///
    /// Nil fills the room. Fitted, it is the heart's width, not limited by the room. In the seed's
    /// placement it is three times the radius of the lobes, and nil is
    /// ``FavoriteDefaults/heartSize``. With 0 or less there is no heart.
    public var size: CGFloat?
    private var inset: CGFloat = 0

    /// Creates a heart; by default it fills its room.
    public init(placement: Placement = .fitted, size: CGFloat? = nil) {
      self.placement = placement
      self.size = size
    }

    /// The heart within a rectangle; empty where there is no room.
    nonisolated public func path(in rect: CGRect) -> Path {
      let room = Box.of(rect)
      let size = size.map { Double($0) }
      guard let zoom = Icon.heart.zoom(in: room, placement: placement, heartSize: size) else {
        return Path()
      }
      return Path(Icon.heartOutline(inset: Double(inset) / zoom.scale).cgPath(zoom))
    }

    /// The heart of the places that are at least a distance inside.
    ///
    /// - Parameter amount: In points. Too much leaves an empty path; less than 0 makes the heart
    ///   larger, with its tip still sharp.
    nonisolated public func inset(by amount: CGFloat) -> Heart {
      var result = self
      result.inset += amount
      return result
    }

    /// The inset and the size, mixed where a change is animated.
    ///
    /// A heart that fills its room has no size to begin from: between such a heart and one of a
    /// given size, animate the frame instead.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get {
        let natural = placement == .seed ? CGFloat(FavoriteDefaults.heartSize) : 0
        return AnimatablePair(inset, size ?? natural)
      }
      set {
        inset = newValue.first
        if size != nil { size = newValue.second }
      }
    }
  }
#endif
