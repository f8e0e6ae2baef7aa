extension GraphicsContext {
  /// How what is drawn is put over what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over what is there.
    public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
  }
}
