import Foundation

/// What can take part in events, and passes on those that it has no use for.
///
/// On Apple's systems the accessibility members belong to every object. In Swift without
/// Objective-C only members of the class itself can be overridden, so they stand here.
@MainActor
open class UIResponder: NSObject {
  var accessibility = AccessibilityValues()

  /// Creates a responder.
  public override init() { super.init() }

  // The chain.

  /// Who is asked next; nil ends the chain.
  open var next: UIResponder? { nil }
  /// Whether it wants keys; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets go of keys; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys; the answer says whether they come here first now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return isFirstResponder }
    if isFirstResponder { return true }
    if let earlier = window.firstResponder, !earlier.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Lets go of keys; the answer says whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  // Touches.

  /// Hears that fingers came down; passes it on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Hears that fingers moved; passes it on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Hears that fingers were lifted; passes it on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Hears that the system took the touches away; passes it on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Keys.

  /// Hears that keys went down; passes it on unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Hears that a press has another strength; passes it on unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Hears that keys went up; passes it on unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Hears that the system took the presses away; passes it on unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // Accessibility.

  /// Whether assistive technology sees it as one thing; false until set, for a view.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// What it is, in a word or two, localized.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What comes of activating it, in a short phrase.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The state that it is in, in a word or two, localized.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What kind of thing it is, and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// Where it is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  /// Its outline, in the screen's coordinates; nil where the frame will do.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// Where a finger would touch it to activate it, in the screen's coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The language of what is spoken; nil for the person's own.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Whether assistive technology passes over everything inside.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether assistive technology sees nothing but what is inside.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// What assistive technology finds inside, in its order; nil where the views are to be asked.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Names by which the person may call it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Whether it responds to the person; what is no element never asks.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.responds ?? true }
    set { accessibility.responds = newValue }
  }

  /// Does what activating it does; false where a touch at the activation point is to be played.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// The window that its keys would come through.
  var responderWindow: UIWindow? { next?.responderWindow }
}
