/// A kind of file that the workbench makes.
public enum FileKind: Sendable {
  /// An SVG document that moves.
  case svg
  /// A Lottie file.
  case lottie
}
