import Foundation

/// A view that the person uses to do or to choose something.
///
/// It follows one finger at a time. The documented order of events is kept. Where Apple is silent we
/// chose: inside is what `point(inside:with:)` says, without the wider margin that some of Apple's
/// own controls have; of two events of one move, the crossing of the edge is sent first; a control
/// that is disabled, or has left its window, while a finger is on it is told that the touch was
/// cancelled.
@MainActor
open class UIControl: UIView {
  /// What a control tells of.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger came down again at the same place.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Every event of touches.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// Every event.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is to be seen.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal = Self([])
    /// Pressed.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// Where keys go.
    public static let focused = Self(rawValue: 1 << 3)
  }

  /// How what is inside is placed from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as the control.
    case fill = 3
  }

  /// How what is inside is placed from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as the control.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  var handlers = ControlHandlers()
  private var tracked: UITouch?

  /// Creates a control in a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that an archive holds.
  ///
  /// Which states are archived is not documented: enabled, selected and highlighted are, our choice.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: Key.disabled) {
      isEnabled = !coder.decodeBool(forKey: Key.disabled)
    }
    isSelected = coder.decodeBool(forKey: Key.selected)
    isHighlighted = coder.decodeBool(forKey: Key.highlighted)
  }

  /// Creates a control in a frame that does something when it did what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Writes the view and its states, but for what it does.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(!isEnabled, forKey: Key.disabled)
    coder.encode(isSelected, forKey: Key.selected)
    coder.encode(isHighlighted, forKey: Key.highlighted)
  }

  // States.

  /// Whether the person can use it; true at first.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, let tracked else { return }
      cancel(tracked, with: nil)
    }
  }
  /// Whether it is chosen; false at first.
  open var isSelected = false
  /// Whether it is pressed; set while a finger is on it.
  open var isHighlighted = false
  /// How what is inside is placed from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How what is inside is placed from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The states together.
  open var state: UIControl.State {
    var all = State.normal
    if isHighlighted { all.insert(.highlighted) }
    if !isEnabled { all.insert(.disabled) }
    if isSelected { all.insert(.selected) }
    if isFocused { all.insert(.focused) }
    return all
  }

  // Following a finger.

  /// Whether it follows a finger.
  open private(set) var isTracking = false
  /// Whether the finger that it follows is inside.
  open private(set) var isTouchInside = false

  /// Hears that a finger came down; says whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Hears that the finger moved; says whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Hears that the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Hears that the system took the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    tracked = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    // Whoever asks while the control begins gets no later answer, so a refusal undoes it.
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if wasInside != isTouchInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isTouchInside = false
      isHighlighted = false
      return
    }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Lets go of the finger, and tells where it was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let wasInside = isTouchInside
    isHighlighted = false
    endTracking(touch, with: event)
    isTracking = false
    isTouchInside = false
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside)
  }

  /// Lets go of the finger that was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancel(touch, with: event)
  }

  private func cancel(_ touch: UITouch, with event: UIEvent?) {
    tracked = nil
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    sendActions(for: .touchCancel)
  }

  // What it does.

  /// Has something done at events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Has it no longer done at events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Has what bears an identifier no longer done at events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Does something, as its sender.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Does all that is to be done at events, in the order in which it was added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in handlers.actions(for: controlEvents) { sendAction(action) }
  }

  /// The events at which something is done.
  open var allControlEvents: UIControl.Event { handlers.events }

  /// Goes through what is done at which events; the last argument set to true ends it.
  ///
  /// There are no targets here, so the second and third place, their action and their object, are
  /// always nil.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, String)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in handlers.entries where !stop { iterator(entry.action, nil, entry.events, &stop) }
  }

  private enum Key {
    static let disabled = "UIDisabled"
    static let selected = "UISelected"
    static let highlighted = "UIHighlighted"
  }
}
