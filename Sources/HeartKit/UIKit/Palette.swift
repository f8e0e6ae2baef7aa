#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import UIKit

  /// A button's colors, as they look under the traits of the moment.
  ///
  /// The core knows sRGB only. A layer can show more, so the colors are kept as they are, to be
  /// put in the place of those that the core calculates with.
  struct Palette: Equatable {
    private let fill: Paint
    private let border: Paint

    /// Takes colors that have been resolved.
    init(fill: UIColor, border: UIColor) {
      self.fill = Paint(fill)
      self.border = Paint(border)
    }

    /// The fill's color as the core knows it.
    var fillColor: RGBA { fill.rgba }
    /// The hollow line's color as the core knows it.
    var borderColor: RGBA { border.rgba }

    /// What an item of a picture is painted with.
    func color(of item: PictureItem) -> CGColor {
      // Two colors outside sRGB can be the same within it, so the role decides first.
      let own = item.role == .border ? [border, fill] : [fill, border]
      return own.first { $0.rgba == item.color }?.color ?? item.color.cgColor
    }
  }

  /// A color for a layer, and as near to it as sRGB comes.
  struct Paint: Equatable {
    /// The color itself.
    let color: CGColor
    /// The color in sRGB, each part cut to 0…1.
    ///
    /// A color that is no mixture, as a pattern, counts as black.
    let rgba: RGBA

    /// Takes a color that has been resolved.
    init(_ color: UIColor) {
      self.color = color.cgColor
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      let isMixture = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      rgba = isMixture ? RGBA(red: red, green: green, blue: blue, alpha: alpha) : .black
    }
  }
#endif
