import CoreGraphics
public import HeartCore
import HeartImages
@_spi(Simulation) import QuartzCore
public import UIKit

// What is to be seen.
extension Stage {
  /// What the window shows at this instant, on nothing.
  public func bitmap() -> Bitmap { bitmap(of: window) }

  /// What a view shows at this instant with all that is inside, cut to its bounds, on nothing.
  public func bitmap(of view: UIView) -> Bitmap {
    SimulatedClock.endTurn()
    let scale = window.traitCollection.displayScale
    var bitmap = Bitmap(
      width: Int((view.bounds.width * scale).rounded(.up)),
      height: Int((view.bounds.height * scale).rounded(.up)))
    var renderer = LayerRenderer()
    renderer.draw(view.layer, onto: &bitmap, scale: Double(scale))
    return bitmap
  }

  /// The same as a file of PNG.
  public func png() -> [UInt8] { bitmap().png() }
}
