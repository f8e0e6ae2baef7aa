import CoreGraphics
@_spi(Simulation) import QuartzCore

/// How far a layer and all in it can reach.
enum LayerExtent {
  /// The pixels that a layer may touch, within a frame.
  static func frame(
    of layer: CALayer, _ toPixels: CGAffineTransform, within frame: PixelFrame
  ) -> PixelFrame {
    frame.touched(by: rect(of: layer).applying(toPixels))
  }

  /// In the layer's own coordinates.
  private static func rect(of layer: CALayer) -> CGRect {
    let values = layer.presentedValues
    var rect = values.bounds
    if !values.masksToBounds {
      if layer is CAShapeLayer, let path = values.path, !path.isEmpty {
        let line = values.strokeColor == nil ? 0 : max(0, values.lineWidth)
        // A line's corners reach as far as the miter limit lets them.
        let reach = line / 2 * max(1, values.miterLimit)
        rect = rect.union(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
      }
      if let contents = values.contents {
        rect = rect.union(LayerContents(contents, values).frame)
      }
      for child in layer.sublayers ?? [] {
        rect = rect.union(self.rect(of: child).applying(child.presentedValues.toSuperlayer))
      }
    }
    if let mask = layer.mask {
      rect = rect.intersection(self.rect(of: mask).applying(mask.presentedValues.toSuperlayer))
    }
    return rect
  }
}
