#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// An icon in the form that SwiftUI draws.
  ///
  /// Made once for an icon, not for each frame.
  struct IconArt: Sendable {
    /// The icon.
    let icon: Icon
    /// The icon's outline in its own points; empty for one of images.
    let path: Path
    /// The image whose alpha is the icon.
    let mask: Image?
    /// The image of the hollow line.
    let border: Image?

    init(_ icon: Icon) {
      self.icon = icon
      switch icon.art {
      case .outline(let outline):
        path = Path(outline.cgPath())
        mask = nil
        border = nil
      case .images(let mask, let border):
        path = Path()
        self.mask = mask.image
        self.border = border?.image
      }
    }

    /// How the inside of the icon is told.
    var fillStyle: FillStyle {
      if case .outline(let outline) = icon.art {
        return FillStyle(eoFill: outline.fillRule.isEvenOdd)
      }
      return FillStyle()
    }
  }

  extension Bitmap {
    /// The bitmap for SwiftUI; one pixel is one point.
    fileprivate var image: Image? {
      cgImage().map { Image(decorative: $0, scale: 1) }
    }
  }
#endif
