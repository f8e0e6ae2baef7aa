import Foundation

/// What a menu can hold; here only as what an action is.
@MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is checked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can not be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  private let words: String
  private let picture: UIImage?

  init(title: String, image: UIImage?) {
    words = title
    picture = image
    super.init()
  }

  /// What it is called.
  open var title: String { words }
  /// What is shown beside it.
  open var image: UIImage? { picture }
}
