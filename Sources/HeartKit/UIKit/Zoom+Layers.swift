#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore

  extension Zoom {
    /// The zoom that undoes this one.
    var inverse: Zoom { Zoom(scale: 1 / scale, offset: offset * (-1 / scale)) }

    /// The same map for a layer.
    var affineTransform: CGAffineTransform {
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.dx, ty: offset.dy)
    }
  }

  extension CGRect {
    /// The same rectangle for Core Graphics.
    init(_ box: Box) {
      self.init(x: box.x, y: box.y, width: box.width, height: box.height)
    }
  }

  extension Box {
    /// The same rectangle for the core.
    init(_ rect: CGRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }
#endif
