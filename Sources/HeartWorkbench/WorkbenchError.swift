public import HeartCore

/// Why the workbench cannot do what it was asked.
public enum WorkbenchError: Error, Equatable, Sendable {
  /// Path data with a mistake.
  case path(PathDataError)
  /// A path without an area that fits into a canvas.
  case shapeless
  /// A view box far from its path.
  case foreignViewBox
}
