#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import QuartzCore
  public import HeartCore
  public import UIKit

  /// A button that marks something as a favorite.
  ///
  /// It shows the state by filling its icon.
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

    /// The side of the icon's square, in points.
    ///
    /// 0, as at first, and whatever is no size up to 100,000, fills the bounds; the intrinsic size
    /// is then 24.
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
    /// The keys that are down and are the button's; nobody else hears of them.
    var takenPresses: Set<UIPress> = []
    /// The finger that is followed.
    weak var followedTouch: UITouch?
    /// What an app says of where assistive technology finds the button.
    private var ownAccessibilityFrame: CGRect?
    /// Whether the button is whole; what UIKit reads from an archive before is no event.
    private var isSetUp = false

    /// Creates a button that is not selected.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a button as it was archived or designed.
    ///
    /// What is not in the archive is as in a new button.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      // Interface Builder knows whether a control is selected, and UIKit has read it. The first
      // event that is sent would have the model's state take its place.
      let wasSelected = super.isSelected
      setUp()
      restore(from: coder, selected: wasSelected)
    }

    private func setUp() {
      layer.addSublayer(layers.root)
      isAccessibilityElement = true
      focusEffect = UIFocusEffect()
      setUpPointer()
      setUpLargeContent()
      isSetUp = true
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
      didSet { if isSetUp { send(.setEnabled(isEnabled)) } }
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
      set { model.speed = FavoriteModel.speed(nearestTo: newValue) }
    }

    /// Sets whether the item is a favorite, with or without motion.
    ///
    /// It is silent either way; setting what already is does nothing.
    public func setSelected(_ selected: Bool, animated: Bool) {
      send(.set(selected, animated: animated))
    }

    /// Lets the button stand for another item.
    ///
    /// What moves is at its end at once, and a touch that is down counts no more.
    public func rebind(isSelected: Bool) {
      send(.rebind(isSelected))
    }

    // What UIKit asks and tells. Each is answered in the file of its idea.

    /// The size of the icon's square; art does not change it.
    public override var intrinsicContentSize: CGSize { iconSquare }

    /// The intrinsic size, whatever there is room for.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { iconSquare }

    /// Where it is in its superview.
    ///
    /// A new size inside a UIKit animation is moved to.
    public override var frame: CGRect {
      didSet { followSize(from: oldValue.size, to: frame.size) }
    }

    /// Its room; a new size inside a UIKit animation is moved to.
    public override var bounds: CGRect {
      didSet { followSize(from: oldValue.size, to: bounds.size) }
    }

    /// Fits the icon into the bounds.
    ///
    /// Inside a UIKit animation it moves there.
    public override func layoutSubviews() {
      super.layoutSubviews()
      fitIcon(over: UIView.inheritedAnimationDuration)
    }

    /// Resolves colors again, and draws as sharp as the display is.
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      refresh()
    }

    /// Follows the tint, if the fill's color does.
    public override func tintColorDidChange() {
      super.tintColorDidChange()
      refresh()
    }

    /// Takes up the person's settings in a window.
    ///
    /// Outside of one, a motion is at its end.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { leave() } else { arrive() }
    }

    /// Whether a touch there is the button's.
    ///
    /// It is in 44 × 44 points at least, about the middle, where no neighbor is nearer. To the
    /// finger that already holds the button, no neighbor has a claim.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      isFollowed(point) ? hitArea.contains(Point2D(point)) : claims(Point2D(point))
    }

    /// Presses the button.
    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touchBegan(touch)
      return true
    }

    /// Shows the button pressed while the touch is on it.
    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touchMoved(touch)
      return true
    }

    /// Changes the state if the touch ends on the button.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      touchEnded(touch)
    }

    /// Leaves everything as it was before the touch.
    public override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      send(.cancel)
    }

    /// Keys can reach it while it can be used.
    public override var canBecomeFocused: Bool { isEnabled }

    /// What is in focus hears the keys.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// Presses the button by Space or Return.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.subtracting(hold(presses))
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Changes the state when the key that pressed the button comes up.
    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.subtracting(letGo(presses, by: .release(inside: true)))
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Leaves everything as it was before the key went down.
    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.subtracting(letGo(presses, by: .cancel))
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// What the button is called: by default "Favorite", in the person's language.
    ///
    /// It does not change with the state, which the value and the traits tell.
    public override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? FavoriteWords.current.label }
      set { super.accessibilityLabel = newValue }
    }

    /// What the state is called.
    ///
    /// By default "On" or "Off", in the person's language.
    public override var accessibilityValue: String? {
      get { super.accessibilityValue ?? FavoriteWords.current.value(isSelected: isSelected) }
      set { super.accessibilityValue = newValue }
    }

    /// A button or toggle, and its state; others can be added.
    ///
    /// A toggle is told as such from iOS 17 on.
    public override var accessibilityTraits: UIAccessibilityTraits {
      get { traits(with: super.accessibilityTraits) }
      set { super.accessibilityTraits = newValue }
    }

    /// Where the person can touch the button.
    ///
    /// That may be more than where it is seen. A frame that is set takes its place.
    public override var accessibilityFrame: CGRect {
      get {
        ownAccessibilityFrame
          ?? UIAccessibility.convertToScreenCoordinates(CGRect(hitArea.box), in: self)
      }
      set { ownAccessibilityFrame = newValue; super.accessibilityFrame = newValue }
    }

    /// Does what a tap does.
    public override func accessibilityActivate() -> Bool { activate() }

    /// The text in the Large Content Viewer: by default the accessibility label.
    public override var largeContentTitle: String? {
      get { super.largeContentTitle ?? accessibilityLabel }
      set { super.largeContentTitle = newValue }
    }

    /// The image in the Large Content Viewer: by default the icon.
    public override var largeContentImage: UIImage? {
      get { super.largeContentImage ?? templateImage }
      set { super.largeContentImage = newValue }
    }

    /// Writes the state, the art, the colors, the sizes and the motion.
    ///
    /// A style of the app's own has no name to be written by; set it again after decoding.
    public override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      archive(in: coder)
    }

    /// Keeps the state for when the app comes back.
    public override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      archiveState(in: coder)
    }

    /// Takes the state up again, silently.
    public override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      restoreState(from: coder)
    }
  }
#endif
