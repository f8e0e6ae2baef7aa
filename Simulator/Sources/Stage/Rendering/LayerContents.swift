@_spi(Simulation) import CoreGraphics
@_spi(Simulation) import QuartzCore

/// A layer's picture, and where it lies.
struct LayerContents {
  private let image: CGImage
  private let values: LayerValues

  /// Only a `CGImage` is modelled.
  init(_ contents: Any, _ values: LayerValues) {
    guard let image = contents as? CGImage else {
      fatalError("Contents of \(type(of: contents)) are not modelled: give the layer a CGImage.")
    }
    self.image = image
    self.values = values
  }

  /// Where the whole picture lies, in the layer's coordinates.
  var frame: CGRect {
    let bounds = values.bounds
    let width = CGFloat(image.width) / values.contentsScale
    let height = CGFloat(image.height) / values.contentsScale
    let size: CGSize
    switch values.contentsGravity {
    case .resize: return bounds
    case .center: size = CGSize(width: width, height: height)
    case .resizeAspect:
      let scale = min(bounds.width / width, bounds.height / height)
      size = CGSize(width: width * scale, height: height * scale)
    case .resizeAspectFill:
      let scale = max(bounds.width / width, bounds.height / height)
      size = CGSize(width: width * scale, height: height * scale)
    default: fatalError("Gravity \(values.contentsGravity.rawValue) is not modelled.")
    }
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func draw(_ toPixels: CGAffineTransform, onto canvas: inout LayerCanvas) {
    let frame = frame
    guard frame.width > 0, frame.height > 0 else { return }
    let place = CGAffineTransform(
      a: frame.width / CGFloat(image.width), b: 0, c: 0, d: frame.height / CGFloat(image.height),
      tx: frame.minX, ty: frame.minY
    )
    .concatenating(toPixels)
    .concatenating(
      CGAffineTransform(translationX: -CGFloat(canvas.frame.x), y: -CGFloat(canvas.frame.y)))
    let isLarger = abs(place.a * place.d - place.b * place.c) > 1
    let filter = isLarger ? values.magnificationFilter : values.minificationFilter
    let sampling = ImageSampling(
      width: image.width, height: image.height, bytes: image.bytes, isSmooth: filter != .nearest)
    sampling.draw(place, columns: canvas.frame.width, rows: canvas.frame.height) {
      column, row, color in
      canvas.put(color, column: column, row: row)
    }
  }
}
