extension Color {
  /// A color as it is where it is seen.
  ///
  /// From iOS 17 on; shipped code asks for it behind a check.
  public struct Resolved: Hashable, Sendable {
    /// How much hides what is behind, 0…1.
    public var opacity: Float
  }

  /// The color as it is where it is seen.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Resolved(opacity: Float(components(in: environment).opacity))
  }
}
