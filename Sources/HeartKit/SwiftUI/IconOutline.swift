#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// The outline of any icon, as a shape.
  ///
  /// ```
  /// IconOutline(.star).fill(.yellow)
  /// IconOutline(.bookmark).stroke(lineWidth: 2)
  /// ```
  ///
  /// The icon is fitted into its room, in its own aspect. An icon that is made of images has no
  /// outline, and makes an empty path. Fill an icon that uses the even-odd rule with
  /// `FillStyle(eoFill: true)`.
  public struct IconOutline: InsettableShape {
    /// The icon.
    public var icon: Icon
    private var inset: CGFloat = 0

    /// Creates the shape of an icon.
    public init(_ icon: Icon) {
      self.icon = icon
    }

    /// The icon within a rectangle, in its own aspect.
    nonisolated public func path(in rect: CGRect) -> Path {
      let room = Box.of(rect.standardized.insetBy(dx: inset, dy: inset))
      guard case .outline(let outline) = icon.art, let zoom = icon.zoom(in: room) else {
        return Path()
      }
      return Path(outline.cgPath(zoom))
    }

    /// The icon in a room whose sides are moved inward.
    ///
    /// It is the same shape, smaller, as an ellipse's inset is an ellipse. ``Heart`` is moved
    /// inward along its rim instead.
    nonisolated public func inset(by amount: CGFloat) -> IconOutline {
      var result = self
      result.inset += amount
      return result
    }

    /// The inset, which is mixed where a change is animated.
    nonisolated public var animatableData: CGFloat {
      get { inset }
      set { inset = newValue }
    }
  }
#endif
