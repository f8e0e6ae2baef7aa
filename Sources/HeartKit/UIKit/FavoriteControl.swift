#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import QuartzCore
  public import HeartCore
  public import UIKit

  /// A button that marks something as a favorite, and shows it by filling its icon.
  ///
  /// ```
  /// let button = FavoriteControl()
  /// button.style = .burst
  /// button.isSelected = item.isFavorite          // silent, at once
  /// button.addAction(
  ///   UIAction { [weak self] _ in self?.favoriteChanged() }, for: .valueChanged)
  /// ```
  ///
  /// **State.** `isSelected` is true or false at once, and motion only follows. What code sets is
  /// never told. What the person does is told in the same turn, once, as both `.valueChanged` and
  /// `.primaryActionTriggered`; when its motion is over, ``onSettled`` hears of it.
  ///
  /// **Cells.** One that is used again stands for another item. Say so where the cell is
  /// configured, and nothing of the item before goes on:
  ///
  /// ```
  /// func configure(with item: Item) {
  ///   favorite.rebind(isSelected: item.isFavorite)
  /// }
  /// ```
  ///
  /// **Art.** The icon is a shape, or the alpha of ``maskImage``. Properties may be set in any
  /// order, before or after there is a size.
  ///
  /// **Room.** The icon is fitted into the bounds. A motion may draw beyond them, by the style's
  /// `reach`; touches count in 44 points at least.
  @IBDesignable
  public final class FavoriteControl: UIControl {
    /// The shape, where there is no ``maskImage``.
    public var icon: Icon = .heart {
      didSet { setNeedsLayout() }
    }

    /// An image whose alpha is the shape.
    ///
    /// It is fitted in its own aspect, and takes the place of ``icon``. An image without area
    /// counts as none; of a very large one, 2048 pixels a side are kept.
    @IBInspectable public var maskImage: UIImage? {
      didSet { art.mask = maskImage; setNeedsLayout() }
    }

    /// An image of the hollow line, in its own colors.
    ///
    /// It goes with ``maskImage``, and is not seen without.
    @IBInspectable public var borderImage: UIImage? {
      didSet { art.border = borderImage; setNeedsLayout() }
    }

    /// The color that grows inside the icon; at first #F04552.
    ///
    /// `UIColor.tintColor` follows the control's tint.
    @IBInspectable public var fillColor = UIColor(FavoriteDefaults.fillColor) {
      didSet { setNeedsLayout() }
    }

    /// The color of the hollow line; at first #8E8E93.
    @IBInspectable public var borderColor = UIColor(FavoriteDefaults.borderColor) {
      didSet { setNeedsLayout() }
    }

    /// The width of the hollow line in points.
    ///
    /// Nil, as at first, is 1/12 of the icon's longer side. 0 or less, and what is not finite,
    /// draws none.
    public var borderWidth: CGFloat? {
      didSet { setNeedsLayout() }
    }

    /// The side of the square that the icon is fitted into, in points.
    ///
    /// 0, as at first, and whatever is no size, fills the bounds; the intrinsic size is then 24.
    @IBInspectable public var iconSize: CGFloat = 0 {
      didSet { setNeedsLayout(); invalidateIntrinsicContentSize() }
    }

    /// Whether the person's own actions are felt, where the device can.
    @IBInspectable public var hapticsEnabled: Bool = true

    /// Whether to move fully, or as little as a person may want.
    public var motion: FavoriteMotion = .system {
      didSet { followMotionSetting() }
    }

    /// Called when the motion of a change by the person is over.
    ///
    /// It is called once for each such change: finished, or cancelled by another change.
    public var onSettled: ((FavoriteNotices.Settlement) -> Void)?

    /// What the button knows.
    var model = FavoriteModel()
    /// The images of the icon, in the form that the core takes.
    var art = FavoriteArt()
    /// What the properties above come to, under the traits and in the size of the last layout.
    var appearance = FavoriteAppearance()
    /// What is to be seen; kept for its memory.
    var picture = Picture()
    /// What shows it.
    let layers = PictureLayers()
    /// Calls for frames while something moves.
    private(set) lazy var frames = FrameDriver { [weak self] time in self?.showFrame(at: time) }
    /// What is told of the person's settings, while the control is in a window.
    var settings: [SettingObserver] = []
    /// Lets changes be felt; made when first touched.
    lazy var haptics = UIImpactFeedbackGenerator(style: .light)
    /// The key that holds the button down.
    var heldPress: UIPress?

    /// Creates a button that is not selected.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a button as it was archived, or laid out in Interface Builder.
    ///
    /// What is not in the archive is as in a new button.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
      restore(from: coder)
    }

    private func setUp() {
      layer.addSublayer(layers.root)
      isAccessibilityElement = true
      setUpPointer()
      setUpLargeContent()
    }

    /// Whether the item is a favorite.
    ///
    /// Setting it is silent and unanimated; setting what already is does nothing.
    public override var isSelected: Bool {
      get { model.isSelected }
      set { setSelected(newValue, animated: false) }
    }

    /// Whether the person can use it.
    public override var isEnabled: Bool {
      didSet { send(.setEnabled(isEnabled)) }
    }

    /// How it moves.
    ///
    /// A new style holds from the next change on.
    public var style: FavoriteStyle {
      get { model.style }
      set { model.style = newValue }
    }

    /// How fast it moves; 1 is as designed.
    ///
    /// A value outside 0.01…100 is cut to it, and NaN is 1. It holds from the next change on.
    @IBInspectable public var speed: Double {
      get { model.speed }
      set {
        let speeds = FavoriteModel.speeds
        model.speed =
          newValue.isNaN
          ? FavoriteDefaults.speed : min(speeds.upperBound, max(speeds.lowerBound, newValue))
      }
    }

    /// Sets whether the item is a favorite, with or without motion.
    ///
    /// It is silent either way; setting what already is does nothing.
    public func setSelected(_ selected: Bool, animated: Bool) {
      send(.set(selected, animated: animated))
    }

    /// Lets the button stand for another item, which is a favorite or not.
    ///
    /// What moves is at its end at once, and a touch that is down counts no more.
    public func rebind(isSelected: Bool) {
      send(.rebind(isSelected))
    }

    /// The size of the icon's square; art does not change it.
    public override var intrinsicContentSize: CGSize {
      let side = iconSide ?? CGFloat(FavoriteDefaults.iconSize)
      return CGSize(width: side, height: side)
    }

    /// The intrinsic size, whatever there is room for.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }
#endif
