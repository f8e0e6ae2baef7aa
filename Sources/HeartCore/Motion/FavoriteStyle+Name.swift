extension FavoriteStyle {
  /// The styles that can be had by name.
  public enum Name: CaseIterable, NamedChoice, Sendable {
    /// The fill grows from the middle.
    case grow
    /// The fill grows, and the icon jumps on a spring.
    case pop
    /// A disc bursts into a ring and particles.
    case burst
    /// The fill fades in.
    case plain

    /// The style with a name as people write it.
    ///
    /// Nil where there is none.
    public init?(_ text: String) { self.init(named: text) }

    /// The name as people write it.
    public var text: String {
      switch self {
      case .grow: "grow"
      case .pop: "pop"
      case .burst: "burst"
      case .plain: "plain"
      }
    }

    /// The style of that name.
    public var style: FavoriteStyle {
      switch self {
      case .grow: .grow
      case .pop: .pop
      case .burst: .burst
      case .plain: .plain
      }
    }
  }
}
