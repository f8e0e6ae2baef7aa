import Foundation

/// The display that a window is seen on.
///
/// There is no main screen here: Apple discourages asking for it, so screens are a window's.
@MainActor
open class UIScreen: NSObject {
  private let size: CGSize
  private let factor: CGFloat

  /// Creates a display of a size in points.
  @_spi(Simulation) public init(size: CGSize, scale: CGFloat) {
    self.size = size
    factor = scale
    super.init()
  }

  /// Where it is, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How many pixels there are to a point.
  open var scale: CGFloat { factor }
  /// How many pixels there are to a point.
  open var nativeScale: CGFloat { factor }
  /// How many frames it can show in a second: 60, our choice.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits that hold on it.
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: factor) }
}
