#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import QuartzCore
  import UIKit

  /// What a control's properties come to, under given traits and in a given size.
  struct FavoriteAppearance {
    /// The icon and colors for the core.
    var look = FavoriteLook()
    /// The colors for layers.
    var palette: Palette?
    /// The room for the icon, in the control's points.
    var slot = Box(x: 0, y: 0, width: 0, height: 0)

    /// Where the icon is at rest; nil where it has no room, or nothing to be seen.
    var rest: Zoom? { look.icon.zoom(in: slot) }
  }

  extension FavoriteControl {
    /// Fits the icon into the bounds.
    ///
    /// - Parameter duration: How long to take to get there, in seconds.
    func fitIcon(over duration: CFTimeInterval) {
      let old = appearance.rest
      let oldLineWidth = layers.seenLineWidth
      refresh()
      guard old != appearance.rest else { return }
      guard duration > 0, let old, let new = appearance.rest else { return layers.stay() }
      layers.move(from: old, to: new, oldLineWidth: oldLineWidth, over: duration)
    }

    /// The size of the icon's square.
    var iconSquare: CGSize {
      let side = iconSide ?? CGFloat(FavoriteDefaults.iconSize)
      return CGSize(width: side, height: side)
    }

    /// The icon's side as asked for; nil where it fills the bounds.
    private var iconSide: CGFloat? {
      iconSize.isSize ? iconSize : nil
    }

    /// Takes the properties, traits and bounds as they are now, and shows what comes of them.
    func refresh() {
      let palette = Palette(fill: shownColor(fillColor), border: shownColor(borderColor))
      appearance.look = FavoriteLook(
        icon: art.icon ?? icon, fillColor: palette.fillColor, borderColor: palette.borderColor)
      appearance.palette = palette
      appearance.slot = slot
      appearance.look.borderWidth = borderWidth.map { distinctWidth(Double($0)) }
      show(at: CACurrentMediaTime())
    }

    /// The width of the hollow line for a person who cannot go by colors.
    ///
    /// Hollow and filled are different shapes, so there is nothing to add, but that the hollow must
    /// stay hollow: a line as wide as the icon would leave the color alone to tell.
    private func distinctWidth(_ width: Double) -> Double {
      guard UIAccessibility.shouldDifferentiateWithoutColor, let rest = appearance.rest else {
        return width
      }
      let side = appearance.look.icon.frame.longerSide * rest.scale
      return min(width, side * FavoriteDefaults.borderShare)
    }

    /// Shows what the button is like at an instant.
    func show(at time: CFTimeInterval) {
      guard let palette = appearance.palette else { return }
      picture.refill(model.instant(at: time), look: appearance.look, in: appearance.slot)
      CATransaction.withoutActions {
        layers.contentsScale = max(1, traitCollection.displayScale)
        layers.show(picture, palette: palette, rest: appearance.rest ?? .identity)
      }
    }

    private var slot: Box {
      let room = Box(bounds)
      guard let side = iconSide else { return room }
      return Box(
        x: room.center.x - side / 2, y: room.center.y - side / 2, width: side, height: side)
    }
  }
#endif
