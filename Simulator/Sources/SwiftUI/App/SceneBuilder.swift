/// Puts the scenes of a closure together.
@resultBuilder public struct SceneBuilder {
  /// Of one, the scene itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
