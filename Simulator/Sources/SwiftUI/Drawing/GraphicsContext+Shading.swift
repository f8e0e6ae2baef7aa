extension GraphicsContext {
  /// What shapes are filled with.
  public struct Shading: Sendable {
    let color: Color

    /// One color.
    public static func color(_ color: Color) -> GraphicsContext.Shading { Shading(color: color) }
  }
}
