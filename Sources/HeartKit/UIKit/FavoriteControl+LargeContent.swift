#if canImport(UIKit) && !os(watchOS)
  public import CoreGraphics
  import HeartCore
  public import UIKit

  extension FavoriteControl: UILargeContentViewerInteractionDelegate {
    /// Has the button shown large to whom a bar's size is too small.
    func setUpLargeContent() {
      showsLargeContentViewer = true
      scalesLargeContentImage = true
      addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    /// Does what a tap does, lifted from the large button.
    ///
    /// The viewer has taken the touch away by then, so that nothing else would come of it.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
      if item === self { _ = activate() }
    }

    /// The icon as an image that takes the color of its surroundings.
    var templateImage: UIImage? { (art.icon ?? icon).templateImage }
  }

  extension Icon {
    /// The shape as an image that takes the color of its surroundings.
    fileprivate var templateImage: UIImage? {
      bitmap?.cgImage().map { image in
        UIImage(cgImage: image, scale: 3, orientation: .up).withRenderingMode(.alwaysTemplate)
      }
    }

    /// The shape in pixels: as many as an image in a bar has, on the sharpest display.
    private var bitmap: Bitmap? {
      switch art {
      case .images(let mask, _): return mask
      case .outline(let outline):
        let side = 3 * 24
        let room = Box(x: 0, y: 0, width: Double(side), height: Double(side))
        guard let zoom = zoom(in: room) else { return nil }
        return Bitmap(width: side, height: side) { context in
          // Outlines have y downward.
          context.translateBy(x: 0, y: room.height)
          context.scaleBy(x: 1, y: -1)
          context.setFillColor(RGBA.black.cgColor)
          context.addPath(outline.cgPath(zoom))
          context.fillPath(using: outline.fillRule == .evenodd ? .evenOdd : .winding)
        }
      }
    }
  }
#endif
