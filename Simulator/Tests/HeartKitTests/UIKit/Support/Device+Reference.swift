import HeartCore
import HeartExport
import HeartKit
import Testing
import UIKit

extension Device {
  /// What the core's own raster of the window is, with a control at one instant.
  func reference(
    _ control: UIView, _ instant: FavoriteInstant, look: FavoriteLook
  ) -> Bitmap {
    var picture = Picture()
    let frame = control.convert(control.bounds, to: window)
    picture.refill(
      instant, look: look,
      in: Box(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    return raster(picture)
  }

  /// What the core's own raster of a picture in the window's points is.
  func raster(_ picture: Picture) -> Bitmap {
    var bitmap = Bitmap(
      width: Int((window.bounds.width * scale).rounded()),
      height: Int((window.bounds.height * scale).rounded()))
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap, zoom: Zoom(scale: scale))
    return bitmap
  }

  /// Expects the window to look as the core's raster, within the bars.
  func expectSame(
    _ control: FavoriteControl, _ instant: FavoriteInstant, look: FavoriteLook? = nil,
    _ comment: String = "", at location: SourceLocation = #_sourceLocation
  ) {
    let difference = Difference(
      pixels(), reference(control, instant, look: look ?? FavoriteLook(icon: control.icon)))
    #expect(difference.isWithinBars, "\(comment) \(difference)", sourceLocation: location)
  }
}
