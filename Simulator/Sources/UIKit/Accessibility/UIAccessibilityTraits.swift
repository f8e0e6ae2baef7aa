/// What kind of thing an accessibility element is, and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // Which bit is whose is not documented: all but `none` are our choice.

  /// Nothing in particular.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up what is on the screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It can not be used now.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Activating it starts something that speech would disturb.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It goes up and down in steps.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Touches go through to it.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It is the heading of what follows.
  public static let header = Self(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 16)
  /// A button that is on or off; since iOS 17.
  @available(iOS 17.0, *)
  public static let toggleButton = Self(rawValue: 1 << 17)
}
