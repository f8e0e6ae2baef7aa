import CoreGraphics
import HeartCore
@_spi(Simulation) import QuartzCore

/// What a shape layer's path fills, and what a line along it covers.
struct LayerShape {
  private let path: CGPath
  private let values: LayerValues

  init(_ path: CGPath, _ values: LayerValues) {
    self.path = path
    self.values = values
  }

  /// The inside; open subpaths are closed for it.
  var filled: Outline {
    Outline(path, fillRule: values.fillRule == .evenOdd ? .evenodd : .nonzero)
  }

  /// The line, half of its width to each side of the path.
  var stroked: Outline {
    guard values.lineWidth > 0 else { return .empty }
    let outline = Outline(path, fillRule: .nonzero)
    guard outline.contours.allSatisfy(\.isClosed) else {
      fatalError("A line along a subpath that is not closed is not modelled.")
    }
    // A corner that is never long enough for a point is cut off straight.
    let limit = values.lineJoin == .bevel ? 0 : Double(values.miterLimit)
    return outline.stroked(
      width: Double(values.lineWidth), join: values.lineJoin == .round ? .round : .miter,
      miterLimit: limit)
  }
}
