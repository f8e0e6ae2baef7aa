#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import QuartzCore
  import Foundation
  public import HeartCore
  public import UIKit

  /// A heart, or another icon, in one color.
  ///
  /// ```
  /// let heart = HeartView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  /// heart.heartColor = .black
  /// ```
  ///
  /// It is one closed outline: in a translucent color no piece lies over another, and turned or
  /// enlarged it shows no seams. `transform` and `backgroundColor` are the owner's alone. Resized
  /// inside a UIKit animation, the heart grows along.
  ///
  /// It is decoration. Assistive technology passes it by, unless its owner makes it an
  /// accessibility element and gives it a label.
  @IBDesignable
  public final class HeartView: UIView {
    /// How large the heart is, in points.
    ///
    /// Fitted, it is the width of the icon, not limited by the bounds. In the seed's placement it
    /// is three times the radius of the lobes. With 0, as at first, and with whatever is no size up
    /// to 100,000, the icon fills the bounds; in the seed's placement it is 150.
    @IBInspectable public var heartSize: CGFloat = 0 {
      didSet { setNeedsLayout(); invalidateIntrinsicContentSize() }
    }

    /// The color of the heart; at first pure red.
    ///
    /// `UIColor.tintColor` follows the view's tint.
    @IBInspectable public var heartColor = UIColor(FavoriteDefaults.heartColor) {
      didSet { setNeedsLayout() }
    }

    /// The shape.
    public var icon: Icon = .heart {
      didSet { setNeedsLayout(); invalidateIntrinsicContentSize() }
    }

    /// Where the icon goes in the bounds.
    public var placement: Placement = .fitted {
      didSet { setNeedsLayout() }
    }

    private let shape = IconShape()

    /// Creates a red heart that fills its bounds.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(shape.layer)
    }

    /// Creates a heart as it was archived or designed.
    ///
    /// What is not in the archive is as in a new view.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      layer.addSublayer(shape.layer)
      heartSize = coder.double(forKey: Key.heartSize).map { CGFloat($0) } ?? heartSize
      heartColor = coder.object(of: UIColor.self, forKey: Key.heartColor) ?? heartColor
      icon = coder.decodeIcon(forKey: Key.icon) ?? icon
      placement = coder.bool(forKey: Key.isSeed) == true ? .seed : .fitted
    }

    /// Writes the size, the color, the shape and its place.
    public override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(Double(heartSize), forKey: Key.heartSize)
      coder.encode(heartColor, forKey: Key.heartColor)
      coder.encodeIcon(icon, forKey: Key.icon)
      coder.encode(placement == .seed, forKey: Key.isSeed)
    }

    /// As wide as asked, by default 150, in the icon's aspect.
    ///
    /// It is 100,000 high at most.
    public override var intrinsicContentSize: CGSize {
      let width = size ?? CGFloat(FavoriteDefaults.heartSize)
      guard !icon.frame.isEmpty else { return CGSize(width: width, height: width) }
      let height = width * icon.frame.height / icon.frame.width
      return CGSize(width: width, height: min(height, CGFloat.largestSize))
    }

    /// The intrinsic size, whatever there is room for.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Where it is in its superview.
    ///
    /// A new size inside a UIKit animation is grown to.
    public override var frame: CGRect {
      didSet { followSize(from: oldValue.size, to: frame.size) }
    }

    /// Its room; a new size inside a UIKit animation is grown to.
    public override var bounds: CGRect {
      didSet { followSize(from: oldValue.size, to: bounds.size) }
    }

    /// Fits the icon into the bounds.
    ///
    /// Inside a UIKit animation it grows there.
    public override func layoutSubviews() {
      super.layoutSubviews()
      paint()
      let room = Box(bounds)
      let zoom =
        icon.zoom(in: room, placement: placement, heartSize: size.map { Double($0) })
        ?? icon.vanishing(in: room)
      CATransaction.withoutActions {
        shape.show(icon, at: zoom, over: UIView.inheritedAnimationDuration)
      }
    }

    /// Resolves the color again, and draws as sharp as the display is.
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      paint()
    }

    /// Follows the tint, if the color does.
    public override func tintColorDidChange() {
      super.tintColorDidChange()
      paint()
    }

    /// The size as asked for; nil where there is none.
    private var size: CGFloat? {
      heartSize.isSize ? heartSize : nil
    }

    private func paint() {
      CATransaction.withoutActions {
        shape.layer.contentsScale = max(1, traitCollection.displayScale)
        shape.layer.fillColor = shownColor(heartColor).cgColor
      }
    }

    private enum Key {
      static let heartSize = "HeartKit.heartSize"
      static let heartColor = "HeartKit.heartColor"
      static let icon = "HeartKit.icon"
      static let isSeed = "HeartKit.isSeed"
    }
  }

  extension Icon {
    /// Where the icon goes in a room without area: to the middle, and too small to be seen.
    ///
    /// So there is a way from nothing to something, and back. Nil where there is no icon, or no
    /// middle.
    fileprivate func vanishing(in room: Box) -> Zoom? {
      let middle = room.center
      guard room.isEmpty, middle.x.isFinite, middle.y.isFinite else { return nil }
      // A millionth of a point.
      let point = Box(x: middle.x - 5e-7, y: middle.y - 5e-7, width: 1e-6, height: 1e-6)
      return zoom(in: point)
    }
  }
#endif
