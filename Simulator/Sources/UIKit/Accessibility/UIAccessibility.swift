import CoreGraphics
import Foundation

/// The person's settings for accessibility, and a way to tell assistive technology something.
public struct UIAccessibility: Sendable {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A whole screen changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// What is on the screen changed its places.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Self(rawValue: 1008)
    /// The screen was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Whether the person wants little motion.
  @MainActor public static var isReduceMotionEnabled: Bool { SimulatedPerson.reducesMotion }

  /// Whether the person, wanting little motion, prefers one screen to fade into the next.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    SimulatedPerson.prefersCrossFade
  }

  /// Whether color alone is to tell nothing.
  @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    SimulatedPerson.differentiatesWithoutColor
  }

  /// Whether the person wants more contrast.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    SimulatedPerson.darkensColors
  }

  /// Whether VoiceOver is on.
  @MainActor public static var isVoiceOverRunning: Bool { SimulatedPerson.usesVoiceOver }

  /// Tells assistive technology something; here it is written down.
  @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    SimulatedPerson.announce(notification, argument)
  }

  /// A rectangle of a view's coordinates, in the screen's.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    view.window.map { view.convert(rect, to: $0) } ?? view.convert(rect, to: nil)
  }

  /// An outline of a view's coordinates, in the screen's.
  @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let across = view.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }

  /// Posted when the person wants little motion, or no longer.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when the person prefers screens to fade, or no longer.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Posted when color alone is to tell nothing, or may again.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// Posted when the person wants more contrast, or no longer.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when VoiceOver is turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
