#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import QuartzCore

  /// The layer that shows an icon in one color.
  ///
  /// An outline is the layer's path. An icon of an image is a rectangle, cut out by the image.
  final class IconShape {
    /// The layer.
    let layer = CAShapeLayer()
    private let imageMask = CALayer()
    private var shown: (icon: Icon, zoom: Zoom)?

    /// Makes a layer that shows nothing.
    init() {
      imageMask.minificationFilter = .trilinear
    }

    /// Shows an icon.
    ///
    /// - Parameters:
    ///   - icon: The shape.
    ///   - zoom: Where it goes; nil shows nothing.
    ///   - duration: How long to take to get there, in seconds. Another icon is there at once: its
    ///     outline has other points, and there is no way from one to the other.
    func show(_ icon: Icon, at zoom: Zoom?, over duration: CFTimeInterval) {
      layer.isHidden = zoom == nil
      guard let zoom else {
        stay()
        return shown = nil
      }
      let isSameIcon = shown?.icon == icon
      guard !isSameIcon || shown?.zoom != zoom else { return }
      let before = seen
      switch icon.art {
      case .outline(let outline):
        layer.path = outline.cgPath(zoom)
        layer.fillRule = outline.fillRule == .evenodd ? .evenOdd : .nonZero
        layer.mask = nil
      case .images(let mask, _):
        let room = CGRect(zoom(icon.frame))
        layer.path = CGPath(rect: room, transform: nil)
        if !isSameIcon { imageMask.contents = mask.cgImage() }
        imageMask.bounds = CGRect(origin: .zero, size: room.size)
        imageMask.position = CGPoint(x: room.midX, y: room.midY)
        layer.mask = imageMask
      }
      stay()
      if duration > 0, isSameIcon { move(from: before, over: duration) }
      shown = (icon, zoom)
    }

    private typealias Place = (path: CGPath?, bounds: CGRect, position: CGPoint)

    /// What can be seen now, which during an animation is not yet what was asked for.
    private var seen: Place {
      let image = imageMask.presentation() ?? imageMask
      return ((layer.presentation() ?? layer).path, image.bounds, image.position)
    }

    /// Is where it belongs at once.
    private func stay() {
      layer.removeAnimation(forKey: "path")
      imageMask.removeAnimation(forKey: "bounds")
      imageMask.removeAnimation(forKey: "position")
    }

    private func move(from before: Place, over duration: CFTimeInterval) {
      if let start = before.path, let end = layer.path {
        layer.animate("path", from: start, to: end, over: duration)
      }
      guard layer.mask != nil else { return }
      imageMask.animate("bounds", from: before.bounds, to: imageMask.bounds, over: duration)
      imageMask.animate("position", from: before.position, to: imageMask.position, over: duration)
    }
  }
#endif
