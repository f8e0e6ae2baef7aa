extension UIView {
  /// How an animation of views goes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out what is inside while it moves.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets views be touched while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins where things are seen, not where they would be at the end.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Begins again at the end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes back at the end.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Takes the duration given here, not that of an animation around it.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Takes the curve given here, not that of an animation around it.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Takes none of the options of an animation around it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Steady.
    public static let curveLinear = Self(rawValue: 3 << 16)

    static let curves = Self(rawValue: 3 << 16)
  }
}
