@_spi(Simulation) import CoreGraphics
import HeartCore
import HeartExport
@_spi(Simulation) import QuartzCore

/// Draws a tree of layers as it is on the screen now.
///
/// Shapes are covered by the exporter's rasterizer, one at a time; what lies over what, groups,
/// masks and clips are put together here, from the layers alone. So a difference from a picture
/// that the exporter draws as a whole is a difference between the layers and the picture.
///
/// Colors lie over one another on encoded sRGB values, multiplied by alpha, and are
/// rounded each time, as in memory of 8 bits a part.
/// A layer with a mask, or with an opacity below 1 and something in it, is a group: drawn apart
/// and then put over what is there. A border lies above all else in its layer.
public struct LayerRenderer {
  private var coverage = ShapeCoverage()

  /// Creates a renderer.
  public init() {}

  /// Draws a layer and all in it over what is there.
  ///
  /// - Parameters:
  ///   - layer: Its own place, transform and superlayer count for nothing: its bounds begin at the
  ///     bitmap's corner.
  ///   - scale: How many pixels make a point.
  public mutating func draw(_ layer: CALayer, onto bitmap: inout Bitmap, scale: Double) {
    let bounds = layer.presentedValues.bounds
    let toPixels = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    var canvas = LayerCanvas(
      PixelFrame(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    canvas.load(bitmap)
    draw(layer, toPixels, onto: &canvas)
    canvas.store(to: &bitmap)
  }

  /// Draws a layer, as a group where it has to be one.
  private mutating func draw(
    _ layer: CALayer, _ toPixels: CGAffineTransform, onto canvas: inout LayerCanvas
  ) {
    let values = layer.presentedValues
    guard !values.isHidden, values.opacity > 0 else { return }
    guard layer.mask != nil || values.opacity < 1 else {
      drawContent(of: layer, values, toPixels, onto: &canvas)
      return
    }
    let frame = LayerExtent.frame(of: layer, toPixels, within: canvas.frame)
    guard !frame.isEmpty else { return }
    var group = LayerCanvas(frame)
    drawContent(of: layer, values, toPixels, onto: &group)
    if let mask = layer.mask {
      var shape = LayerCanvas(frame)
      draw(mask, mask.presentedValues.toSuperlayer.concatenating(toPixels), onto: &shape)
      group.multiply(byAlphaOf: shape)
    }
    canvas.draw(group, opacity: min(1, values.opacity))
  }

  /// Draws a layer's background, contents, shape, sublayers and border, in this order.
  private mutating func drawContent(
    of layer: CALayer, _ values: LayerValues, _ toPixels: CGAffineTransform,
    onto canvas: inout LayerCanvas
  ) {
    let rim = RoundedRim(values)
    fill(rim.outline, values.backgroundColor, toPixels, onto: &canvas)
    if values.masksToBounds {
      let frame = LayerExtent.frame(of: layer, toPixels, within: canvas.frame)
      if !frame.isEmpty {
        var inside = LayerCanvas(frame)
        drawInside(of: layer, values, toPixels, onto: &inside)
        var shape = LayerCanvas(frame)
        coverage.paint(rim.outline, toPixels, .white, onto: &shape)
        inside.multiply(byAlphaOf: shape)
        canvas.draw(inside, opacity: 1)
      }
    } else {
      drawInside(of: layer, values, toPixels, onto: &canvas)
    }
    if values.borderWidth > 0 {
      fill(rim.border(width: values.borderWidth), values.borderColor, toPixels, onto: &canvas)
    }
  }

  /// Draws what a layer that cuts at its bounds would cut.
  private mutating func drawInside(
    of layer: CALayer, _ values: LayerValues, _ toPixels: CGAffineTransform,
    onto canvas: inout LayerCanvas
  ) {
    if let contents = values.contents {
      LayerContents(contents, values).draw(toPixels, onto: &canvas)
    }
    if layer is CAShapeLayer, let path = values.path {
      let shape = LayerShape(path, values)
      fill(shape.filled, values.fillColor, toPixels, onto: &canvas)
      if values.strokeColor != nil {
        fill(shape.stroked, values.strokeColor, toPixels, onto: &canvas)
      }
    }
    for child in (layer.sublayers ?? []).inPresentedOrder {
      draw(child, child.presentedValues.toSuperlayer.concatenating(toPixels), onto: &canvas)
    }
  }

  private mutating func fill(
    _ outline: Outline, _ color: CGColor?, _ toPixels: CGAffineTransform,
    onto canvas: inout LayerCanvas
  ) {
    guard let color, color.alpha > 0 else { return }
    coverage.paint(outline, toPixels, BlendedColor(color, opacity: 1), onto: &canvas)
  }
}

extension [CALayer] {
  /// From the back to the front, as they are shown now.
  fileprivate var inPresentedOrder: [CALayer] {
    enumerated()
      .map { (z: $0.element.presentedValues.zPosition, index: $0.offset, layer: $0.element) }
      .sorted { ($0.z, $0.index) < ($1.z, $1.index) }
      .map(\.layer)
  }
}
