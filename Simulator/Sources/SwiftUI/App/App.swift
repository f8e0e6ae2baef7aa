/// What a program is, as a whole.
@MainActor @preconcurrency public protocol App {
  /// What the program shows.
  associatedtype Body: Scene
  /// The program's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program; the simulation only makes it and reads its scenes.
  @MainActor @preconcurrency public static func main() { _ = Self().body }
}
