extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is inside is left out.
    public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1) }
  }
}
