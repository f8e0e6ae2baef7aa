#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  extension GraphicsContext {
    /// Draws a picture of an icon.
    ///
    /// - Parameters:
    ///   - picture: What is to be seen.
    ///   - art: The icon that is in it.
    ///   - color: Which color an item has.
    func draw(_ picture: Picture, art: IconArt, color: (PictureItem) -> Color) {
      var first = 0
      if let group = picture.group {
        first = group.itemCount
        drawGroup(group, of: picture, art: art, color: color)
      }
      for item in picture.items[first...] { draw(item, art: art, color: color(item)) }
    }

    /// Draws a group's items onto a layer, and that through the mask.
    private func drawGroup(
      _ group: Picture.Group, of picture: Picture, art: IconArt, color: (PictureItem) -> Color
    ) {
      var masked = self
      masked.opacity *= group.opacity
      switch group.mask {
      case .image(let bitmap):
        guard let mask = art.mask else { return }
        masked.clipToLayer { $0.draw(mask, in: group.maskZoom(bitmap.room).rectangle) }
      default:
        masked.clip(
          to: art.path.applying(CGAffineTransform(group.maskZoom)), style: art.fillStyle)
      }
      masked.drawLayer { layer in
        for item in picture.items[..<group.itemCount] {
          layer.draw(item, art: art, color: color(item))
        }
      }
    }

    private func draw(_ item: PictureItem, art: IconArt, color: Color) {
      var context = self
      context.opacity *= item.opacity
      switch item.shape {
      case .image(let bitmap):
        guard let border = art.border else { return }
        context.draw(border, in: item.zoom(bitmap.room).rectangle)
      case .outline: context.draw(art.path, of: item, color, style: art.fillStyle)
      case .disc:
        let disc = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
        context.draw(disc, of: item, color, style: FillStyle())
      case .box(let box): context.draw(Path(box.rectangle), of: item, color, style: FillStyle())
      }
    }

    /// Draws a shape in its own points, so that its line scales with it.
    private mutating func draw(
      _ path: Path, of item: PictureItem, _ color: Color, style: FillStyle
    ) {
      concatenate(CGAffineTransform(item.zoom))
      guard let width = item.lineWidth else {
        fill(path, with: .color(color), style: style)
        return
      }
      // Round, as everywhere in this package: of all joins they alone look the same however sharp
      // a corner is.
      let line = StrokeStyle(lineWidth: CGFloat(width), lineJoin: .round)
      stroke(path, with: .color(color), style: line)
    }
  }

  extension CGAffineTransform {
    /// The transform that does what a zoom does.
    fileprivate init(_ zoom: Zoom) {
      self.init(
        a: CGFloat(zoom.scale), b: 0, c: 0, d: CGFloat(zoom.scale), tx: CGFloat(zoom.offset.dx),
        ty: CGFloat(zoom.offset.dy))
    }
  }

  extension Bitmap {
    /// The rectangle of the pixels; one of them is one point.
    fileprivate var room: Box {
      Box(x: 0, y: 0, width: Double(width), height: Double(height))
    }
  }
#endif
