/// A part of a program that the system shows and hides.
@MainActor @preconcurrency public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}
