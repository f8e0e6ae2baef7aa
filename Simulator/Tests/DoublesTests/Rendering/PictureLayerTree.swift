@_spi(Simulation) import CoreGraphics
import HeartCore
@_spi(Simulation) import QuartzCore

/// A picture as a tree of layers, as a host would build it.
///
/// A group is a layer with a mask, the fill a layer with a round corner, the ring one with a
/// border; only for the tests of the renderer.
struct PictureLayerTree {
  let root = CALayer()

  init(_ picture: Picture, size: CGSize, scale: CGFloat) {
    root.bounds = CGRect(origin: .zero, size: size)
    var rest = picture.items[...]
    if let group = picture.group {
      let layer = CALayer()
      layer.frame = root.bounds
      layer.opacity = Float(group.opacity)
      layer.mask = Self.mask(group)
      for item in rest.prefix(group.itemCount) { layer.addSublayer(Self.layer(item)) }
      root.addSublayer(layer)
      rest = rest.dropFirst(group.itemCount)
    }
    for item in rest { root.addSublayer(Self.layer(item)) }
  }

  private static func mask(_ group: Picture.Group) -> CALayer {
    layer(
      PictureItem(role: .shape, shape: group.mask, zoom: group.maskZoom, color: .black))
  }

  private static func layer(_ item: PictureItem) -> CALayer {
    let layer: CALayer
    switch item.shape {
    case .outline(let outline):
      let shape = CAShapeLayer()
      shape.path = CGPath.path(outline)
      shape.fillRule = outline.fillRule == .evenodd ? .evenOdd : .nonZero
      shape.fillColor = item.lineWidth == nil ? item.color.cgColor : nil
      if let width = item.lineWidth {
        shape.strokeColor = item.color.cgColor
        shape.lineWidth = CGFloat(width)
        shape.miterLimit = 4
      }
      place(shape, item.zoom)
      layer = shape
    case .disc:
      layer = CALayer()
      let zoom = item.zoom
      let width = (item.lineWidth ?? 0) * zoom.scale
      let radius = zoom.scale + width / 2
      layer.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
      layer.position = CGPoint(x: zoom.offset.dx, y: zoom.offset.dy)
      layer.cornerRadius = radius
      if item.lineWidth == nil {
        layer.backgroundColor = item.color.cgColor
      } else {
        layer.borderColor = item.color.cgColor
        layer.borderWidth = width
      }
    case .box(let box):
      layer = CALayer()
      layer.backgroundColor = item.color.cgColor
      layer.frame = CGRect(item.zoom(box))
    case .image(let image):
      layer = CALayer()
      layer.contents = CGImage(width: image.width, height: image.height, bytes: image.bytes)
      layer.frame = CGRect(
        item.zoom(Box(x: 0, y: 0, width: Double(image.width), height: Double(image.height))))
    }
    layer.opacity = Float(item.opacity)
    return layer
  }

  private static func place(_ layer: CALayer, _ zoom: Zoom) {
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: zoom.offset.dx, y: zoom.offset.dy)
    layer.setAffineTransform(CGAffineTransform(scaleX: zoom.scale, y: zoom.scale))
  }
}

extension RGBA {
  fileprivate var cgColor: CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGRect {
  fileprivate init(_ box: Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

extension CGPath {
  /// The path of an outline; arcs become cubics.
  static func path(_ outline: Outline) -> CGPath {
    let path = CGMutablePath()
    for contour in outline.contours {
      path.move(to: CGPoint(contour.start))
      for segment in contour.segments {
        switch segment {
        case .line(let end): path.addLine(to: CGPoint(end))
        case .quadratic(let control, let end):
          path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
        case .cubic(let control1, let control2, let end):
          path.addCurve(
            to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .arc(let arc, _):
          path.addRelativeArc(
            center: .zero, radius: 1, startAngle: arc.start, delta: arc.sweep,
            transform: CGAffineTransform(
              a: arc.axisA.dx, b: arc.axisA.dy, c: arc.axisB.dx, d: arc.axisB.dy,
              tx: arc.center.x, ty: arc.center.y))
        }
      }
      path.closeSubpath()
    }
    return path
  }
}

extension CGPoint {
  fileprivate init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}
