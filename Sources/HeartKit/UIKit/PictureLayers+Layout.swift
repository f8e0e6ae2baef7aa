#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import QuartzCore

  extension PictureLayers {
    /// Moves from where the icon is seen to where it now is.
    ///
    /// The layers are already where they belong. The root alone starts where everything was, and
    /// moves to itself; so whatever goes on inside of it goes on meanwhile.
    ///
    /// - Parameters:
    ///   - old: Where the icon was at rest before.
    ///   - new: Where it is now.
    ///   - oldLineWidth: How wide the hollow line was seen before, in points.
    ///   - duration: How long to take, in seconds.
    func move(
      from old: Zoom, to new: Zoom, oldLineWidth: CGFloat, over duration: CFTimeInterval
    ) {
      let seen = seenZoom
      let start = new.inverse.then(old).then(seen)
      root.animate(
        "position", from: CGPoint(x: start.offset.dx, y: start.offset.dy), to: CGPoint.zero,
        over: duration)
      root.animate("transform.scale", from: start.scale, to: 1.0, over: duration)
      // A width in points is no part of what grows; at the start it is as wide as it was.
      border.layer.animate(
        "lineWidth", from: oldLineWidth / start.scale, to: border.layer.lineWidth, over: duration)
    }

    /// Is where it belongs at once.
    func stay() {
      root.removeAnimation(forKey: "position")
      root.removeAnimation(forKey: "transform.scale")
      border.layer.removeAnimation(forKey: "lineWidth")
    }

    /// How wide the hollow line is seen, in points.
    var seenLineWidth: CGFloat {
      (border.layer.presentation() ?? border.layer).lineWidth * seenZoom.scale
    }

    /// Where the root is seen, which is not at itself while a move is under way.
    private var seenZoom: Zoom {
      guard let seen = root.presentation() else { return .identity }
      let transform = seen.affineTransform()
      return Zoom(
        scale: transform.a,
        offset: Vector2D(
          dx: seen.position.x + transform.tx, dy: seen.position.y + transform.ty))
    }
  }
#endif
