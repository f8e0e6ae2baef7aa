extension Icon {
  /// The icons that come with the package, by their names.
  ///
  /// ```
  /// Icon.Name("star")?.icon == .star
  /// ```
  public enum Name: CaseIterable, NamedChoice, Sendable {
    /// The heart made of a square and two circles.
    case heart
    /// The wide, round heart.
    case softHeart
    /// The star of five rounded points.
    case star
    /// The ribbon with a notch below.
    case bookmark
    /// The hand with its thumb up.
    case thumb
    /// The flame with one tip.
    case flame

    /// Finds the icon with exactly this name; nil where there is none.
    public init?(_ text: String) { self.init(named: text) }

    /// The name as commands and attributes write it.
    public var text: String {
      switch self {
      case .heart: "heart"
      case .softHeart: "softHeart"
      case .star: "star"
      case .bookmark: "bookmark"
      case .thumb: "thumb"
      case .flame: "flame"
      }
    }

    /// The icon itself.
    public var icon: Icon {
      switch self {
      case .heart: .heart
      case .softHeart: .softHeart
      case .star: .star
      case .bookmark: .bookmark
      case .thumb: .thumb
      case .flame: .flame
      }
    }
  }
}
