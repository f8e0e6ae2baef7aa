import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle of the interface: it has a layer, may have views inside, and hears of events.
///
/// What a subclass may override has to stand in the class itself, where Objective-C is missing, so
/// this file is long; what can not be overridden is in the extensions beside it.
@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitEnvironment
{
  /// How what is inside keeps its place when the view changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left changes.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The room at the right changes.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The room at the top changes.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The room at the bottom changes.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How what is drawn follows a change of size.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// As large as it fits.
    case scaleAspectFit = 1
    /// As small as it fills.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// At the top left.
    case topLeft = 9
    /// At the top right.
    case topRight = 10
    /// At the bottom left.
    case bottomLeft = 11
    /// At the bottom right.
    case bottomRight = 12
  }

  /// How tint colors are shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview shows them.
    case automatic = 0
    /// As they are.
    case normal = 1
    /// Gray, as behind an alert.
    case dimmed = 2
  }

  var tree = ViewTree()
  var look = ViewLook()
  var owesLayout = false

  /// The layer that the view is drawn with.
  public let layer: CALayer

  /// Creates a view in a frame.
  public init(frame: CGRect) {
    layer = CALayer()
    super.init()
    layer.delegate = self
    if !frame.isNull { self.frame = frame }
  }

  /// Creates an empty view.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view that an archive holds, with the views inside.
  ///
  /// That archives hold the geometry, the looks and the subviews is documented, the keys are ours.
  public required init?(coder: NSCoder) {
    layer = CALayer()
    super.init()
    layer.delegate = self
    restore(from: coder)
  }

  /// Writes the view, and the views inside.
  open func encode(with coder: NSCoder) { archive(to: coder) }

  // Geometry.

  /// Where it is in its superview; not to be used while there is a transform.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// Where it is in its own coordinates; the origin scrolls what is inside.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where its anchor point is in its superview: the middle, unless the layer's anchor was moved.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// How it is turned and scaled, about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// How it is turned and scaled in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How many pixels there are to a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether more than one finger is told of; false at first.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is told of fingers while this one is; false at first.
  open var isExclusiveTouch = false
  /// Whether it is told of fingers; true at first.
  open var isUserInteractionEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// How it keeps its place when its superview changes its size.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether it keeps those inside in their places when its size changes; true at first.
  open var autoresizesSubviews = true
  /// Whether the mask above stands for constraints, of which there are none here; true at first.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How what is drawn follows a change of size.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// In which direction what is inside runs.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  /// By which name its state is kept when the app is put away; nil keeps nothing.
  open var restorationIdentifier: String?

  // The tree.

  /// The view that it is inside.
  open var superview: UIView? { tree.superview }
  /// The views inside, the lowest first.
  open var subviews: [UIView] { tree.subviews }
  /// The window that it is in.
  open var window: UIWindow? { tree.window }

  /// Puts a view inside, on top.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view inside, in a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view inside, just above another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, leaving: view) + 1)
  }
  /// Puts a view inside, just below another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, leaving: view))
  }
  /// Takes it out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Brings a view inside to the top.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Sends a view inside to the bottom.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Whether it is the other view's inside, at any depth, or the other view itself.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  /// The view with a number, itself or inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Hears that a view was put inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Hears that a view is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Hears that it is about to have another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Hears that it has another superview, or none.
  open func didMoveToSuperview() {}
  /// Hears that it is about to be in another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Hears that it is in another window, or none.
  open func didMoveToWindow() {}

  // Layout.

  /// Places what is inside; called in the next layout after it was asked for.
  open func layoutSubviews() {}
  /// Asks for a layout.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now, if it was asked for, what is at and below the highest view that needs it.
  open func layoutIfNeeded() { layOutNow() }
  /// The size that it would have of itself; −1 where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that it would have another size of itself now.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// The size that suits it in a given one; what it has, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits it, and keeps its place.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// How it lines up with other views, by what it shows.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // Looks.

  /// How see-through it is with all that is inside, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether it is not to be seen, nor touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether it promises to fill its bounds; true at first.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }
  /// Whether what is inside ends at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color behind what is inside; it follows the traits.
  open var backgroundColor: UIColor? {
    get { look.background }
    set {
      look.background = newValue
      resolveBackground()
    }
  }
  /// A view whose alpha cuts this one.
  open var mask: UIView? {
    get { look.mask }
    set {
      look.mask = newValue
      layer.mask = newValue?.layer
    }
  }
  /// The color of what can be used; nil takes the superview's again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      look.tint = newValue
      spreadAppearance()
    }
  }
  /// How tint colors are shown.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { shownTintMode }
    set {
      look.tintMode = newValue
      spreadAppearance()
    }
  }
  /// Hears that the tint, or how it is shown, is another one now.
  open func tintColorDidChange() {}
  /// Light or dark here and inside, whatever the surroundings are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { spreadAppearance() }
  }
  /// Whether it stays as it is where the system turns colors round.
  open var accessibilityIgnoresInvertColors = false

  // Traits.

  /// The traits that hold here.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Hears that other traits hold now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Touches.

  /// The view that a touch at a point is for: the topmost inside that holds it, or itself.
  ///
  /// A view that is hidden, nearly clear (alpha below 0.01) or not to be touched is passed over with
  /// all that is inside it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether it holds a point of its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The superview.
  open override var next: UIResponder? { tree.controller ?? superview }

  // Interactions.

  /// What answers to the person here.
  open var interactions: [any UIInteraction] {
    get { look.interactions }
    set {
      for interaction in look.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Has something answer to the person here.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Has it no longer answer.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // Keys.

  /// Whether keys may come here first by moving the focus; false unless a subclass says otherwise.
  open var canBecomeFocused: Bool { false }
  /// Whether keys come here first by moving the focus.
  open var isFocused: Bool { window?.focused === self }
  /// How it is shown that keys come here; nil shows nothing.
  open var focusEffect: UIFocusEffect? {
    get { look.focusEffect }
    set { look.focusEffect = newValue }
  }
  /// Which views keys go to in one round.
  open var focusGroupIdentifier: String?
  /// Hears that the focus came or went, here or inside.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // Restoring.

  /// Writes the state that is to be there again when the app comes back.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the state that was written.
  open func decodeRestorableState(with coder: NSCoder) {}

  // Large content.

  /// Whether it can be seen large by a long touch; false at first.
  open var showsLargeContentViewer = false
  /// The words that are seen large.
  open var largeContentTitle: String?
  /// The image that is seen large.
  open var largeContentImage: UIImage?
  /// Whether the image may be stretched.
  open var scalesLargeContentImage = false
  /// How far the image is moved to look centered.
  open var largeContentImageInsets = UIEdgeInsets.zero

  // Layers.

  /// Places what is inside, when the layer is laid out.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    layOutHere()
  }

  /// What happens when a property of the layer changes: inside an animation of views it moves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event)
  }

  // Accessibility.

  /// Where it is on the screen, unless it was set.
  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { accessibility.frame = newValue }
  }

  override var responderWindow: UIWindow? { window }
}
