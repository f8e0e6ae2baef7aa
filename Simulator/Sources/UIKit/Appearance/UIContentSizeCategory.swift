import Foundation

/// How large the person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a category by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said of it.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Text between small and large.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Text as it is before the person asks for another size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Text larger than usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Text larger still.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text that is not for those who see badly.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for those who see badly.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for those who see badly.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for those who see badly.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for those who see badly.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the sizes for those who see badly.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
