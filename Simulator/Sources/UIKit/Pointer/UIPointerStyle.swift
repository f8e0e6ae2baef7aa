import Foundation

/// How the pointer, and what is under it, look in a region.
@MainActor
open class UIPointerStyle: NSObject {
  /// What becomes of the view; nil of nothing.
  @_spi(Simulation) public let effect: UIPointerEffect?
  /// What the pointer becomes; nil as it is.
  @_spi(Simulation) public let shape: UIPointerShape?

  /// Has something become of the view, and of the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Has the pointer become a shape, which may give way along axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape)
  }

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
    super.init()
  }
}
