#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// All that a canvas needs to draw a favorite button at one instant.
  ///
  /// Colors are SwiftUI's until the very end, so that the canvas resolves them where it is: light
  /// or dark.
  struct FavoriteDrawing: Sendable {
    private let instant: FavoriteInstant
    private let art: IconArt
    private let settings: FavoriteSettings

    init(_ instant: FavoriteInstant, art: IconArt, in settings: FavoriteSettings) {
      self.instant = instant
      self.art = art
      self.settings = settings
    }

    /// Draws the button.
    ///
    /// - Parameters:
    ///   - context: What is drawn with.
    ///   - room: Where the icon is fitted; ring and particles go beyond.
    func draw(in context: inout GraphicsContext, room: CGRect) {
      let look = look(in: context.environment, room: .of(room))
      var picture = Picture()
      picture.refill(instant, look: look, in: .of(room))
      context.draw(picture, art: art) { color(of: $0, look) }
    }

    /// What the core needs to know of the look: the shape, and how much the fill hides.
    ///
    /// The fill's numbers only mark what has no color of its own. No style asks for just these.
    private func look(in environment: EnvironmentValues, room: Box) -> FavoriteLook {
      FavoriteLook(
        icon: art.icon,
        fillColor: RGBA(
          red: 0.123_456_7, green: 0.234_567_8, blue: 0.345_678_9,
          alpha: settings.fillColor.opacity(in: environment)),
        borderWidth: settings.borderWidth.map { width in
          environment.accessibilityDifferentiateWithoutColor
            ? distinctWidth(Double(width), in: room) : Double(width)
        })
    }

    /// The width of the hollow line for a person who cannot go by colors.
    ///
    /// A line as wide as the icon would leave the color alone to tell hollow from filled.
    private func distinctWidth(_ width: Double, in room: Box) -> Double {
      guard let rest = art.icon.zoom(in: room) else { return width }
      return min(width, art.icon.frame.longerSide * rest.scale * FavoriteDefaults.borderShare)
    }

    private func color(of item: PictureItem, _ look: FavoriteLook) -> Color {
      switch item.role {
      case .shape, .fill: settings.fillColor
      case .border: instant.isHighlighted ? settings.fillColor : settings.borderColor
      case .ring, .particle:
        item.color == look.fillColor ? settings.fillColor : Color(item.color)
      }
    }
  }

  extension Color {
    /// The same color for SwiftUI, in sRGB.
    init(_ color: RGBA) {
      self.init(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    /// How much of what is behind it hides, as far as the system tells.
    ///
    /// Before iOS 17 and macOS 14 it does not tell of a color that may depend on where it is seen.
    fileprivate func opacity(in environment: EnvironmentValues) -> Double {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        return Double(resolve(in: environment).opacity)
      }
      return 1
    }
  }
#endif
