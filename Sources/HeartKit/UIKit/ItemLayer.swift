#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import QuartzCore

  /// The layer that stands for one role of a picture.
  ///
  /// Only what differs from the picture before is set: at rest nothing, while moving a place or a
  /// radius. A disc grows by its corner radius and an outline by the layer's transform, so no path
  /// is made from frame to frame.
  final class ItemLayer {
    /// A shape layer can be a disc, a rectangle or an image as well.
    let layer = CAShapeLayer()
    private var shown: PictureItem?
    private var rest = Zoom.identity
    private var isColored = false

    /// Makes a layer that shows nothing.
    init() {
      layer.isHidden = true
      layer.lineJoin = .round
      // A large image on a small button would flicker and alias without.
      layer.minificationFilter = .trilinear
    }

    /// How many pixels of the display one point is.
    var contentsScale: CGFloat {
      get { layer.contentsScale }
      set { layer.contentsScale = newValue }
    }

    /// Shows nothing.
    func hide() {
      layer.isHidden = true
    }

    /// Has the color set again, whether or not the next item's is the same.
    func forgetColor() {
      isColored = false
    }

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - color: Its color; asked for only where it may have changed.
    ///   - rest: Where an outline is at rest.
    func show(_ item: PictureItem, color: () -> CGColor, rest: Zoom) {
      layer.isHidden = false
      let isReshaped =
        shown?.shape != item.shape || shown?.lineWidth != item.lineWidth || self.rest != rest
      if isReshaped { reshape(item, rest: rest) }
      if isReshaped || shown?.zoom != item.zoom { place(item, rest: rest) }
      if isReshaped || !isColored || shown?.color != item.color { paint(item, color()) }
      layer.opacity = Float(item.opacity)
      self.rest = rest
      shown = item
      isColored = true
    }

    private func reshape(_ item: PictureItem, rest: Zoom) {
      layer.path = nil
      layer.contents = nil
      switch item.shape {
      case .outline(let outline):
        layer.path = outline.cgPath(rest)
        layer.fillRule = outline.fillRule == .evenodd ? .evenOdd : .nonZero
        let lineWidth = (item.lineWidth ?? 0) * rest.scale
        if layer.lineWidth != lineWidth {
          // On its way to another width it would not be seen that it has this one.
          layer.removeAnimation(forKey: "lineWidth")
          layer.lineWidth = lineWidth
        }
      case .image(let bitmap): layer.contents = bitmap.cgImage()
      case .disc, .box: break
      }
    }

    private func place(_ item: PictureItem, rest: Zoom) {
      switch item.shape {
      case .outline:
        takePlace(.zero)
        layer.setAffineTransform(rest.inverse.then(item.zoom).affineTransform)
      case .disc:
        // A line lies half to each side of the rim; a layer's border lies inside of its bounds.
        let line = item.lineWidth ?? 0
        let radius = item.zoom.scale * (1 + line / 2)
        let center = item.zoom(.origin)
        takePlace(
          CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
          cornerRadius: radius, borderWidth: item.zoom.scale * line)
      case .box(let box):
        takePlace(CGRect(item.zoom(box)))
      case .image(let bitmap):
        takePlace(
          CGRect(
            item.zoom(
              Box(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))))
      }
    }

    private func takePlace(_ rect: CGRect, cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0) {
      layer.setAffineTransform(.identity)
      layer.bounds = CGRect(origin: .zero, size: rect.size)
      layer.position = CGPoint(x: rect.midX, y: rect.midY)
      layer.cornerRadius = cornerRadius
      layer.borderWidth = borderWidth
    }

    private func paint(_ item: PictureItem, _ color: CGColor) {
      let isOutline = if case .outline = item.shape { true } else { false }
      let isImage = if case .image = item.shape { true } else { false }
      let isLine = item.lineWidth != nil
      layer.fillColor = isOutline && !isLine ? color : nil
      layer.strokeColor = isOutline && isLine ? color : nil
      layer.borderColor = !isOutline && isLine ? color : nil
      layer.backgroundColor = isOutline || isImage || isLine ? nil : color
    }
  }
#endif
