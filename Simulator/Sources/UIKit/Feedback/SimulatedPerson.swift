import Foundation

/// The person that the simulated device is in the hands of: the settings, and what was felt.
///
/// There is one for the whole process, as there is one device.
@_spi(Simulation)
@MainActor
public enum SimulatedPerson {
  /// Something that the person felt.
  public struct Sensation: Equatable, Sendable {
    /// What it was: "impact.light", "selection".
    public let name: String
    /// How strong it was, from 0 to 1.
    public let strength: Double
  }

  /// What was felt since the last reset, in order.
  public private(set) static var sensations: [Sensation] = []

  /// What was prepared since the last reset, in order.
  public private(set) static var expectations: [String] = []

  /// What assistive technology was told since the last reset, in order.
  public private(set) static var announcements: [Announcement] = []

  /// Something that assistive technology was told.
  public struct Announcement {
    /// The kind.
    public let notification: UIAccessibility.Notification
    /// What was said with it.
    public let argument: Any?
  }

  /// Whether Reduce Motion is on; a change is told to who listens.
  public static var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether Prefer Cross-Fade Transitions is on; a change is told to who listens.
  public static var prefersCrossFade = false {
    didSet {
      guard prefersCrossFade != oldValue else { return }
      post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  /// Whether Differentiate Without Color is on; a change is told to who listens.
  public static var differentiatesWithoutColor = false {
    didSet {
      guard differentiatesWithoutColor != oldValue else { return }
      post(UIAccessibility.differentiateWithoutColorDidChangeNotification)
    }
  }

  /// Whether Increase Contrast is on; a change is told to who listens.
  ///
  /// The traits of a window are the business of who owns the window.
  public static var darkensColors = false {
    didSet {
      guard darkensColors != oldValue else { return }
      post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }
  }

  /// Whether VoiceOver is on; a change is told to who listens.
  public static var usesVoiceOver = false {
    didSet {
      guard usesVoiceOver != oldValue else { return }
      post(UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// Puts all settings and records back, without telling anyone.
  public static func reset() {
    let center = silent
    silent = true
    reducesMotion = false
    prefersCrossFade = false
    differentiatesWithoutColor = false
    darkensColors = false
    usesVoiceOver = false
    silent = center
    sensations = []
    expectations = []
    announcements = []
  }

  static func feel(_ name: String, strength: Double) {
    sensations.append(Sensation(name: name, strength: strength))
  }

  static func expect(_ name: String) { expectations.append(name) }

  static func announce(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    announcements.append(Announcement(notification: notification, argument: argument))
  }

  private static var silent = false

  private static func post(_ name: Notification.Name) {
    guard !silent else { return }
    NotificationCenter.default.post(name: name, object: nil)
  }
}
