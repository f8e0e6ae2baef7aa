public import HeartCore
internal import HeartExport

/// Why the workbench cannot make an icon of path data.
public enum WorkbenchError: Error, Equatable, Sendable {
  /// A mistake in the path data.
  case path(PathDataError)
  /// A path without an area that fits into a canvas.
  case shapeless
  /// A view box that is no rectangle with an area.
  case viewBox
  /// A view box far from its path, or far larger.
  case foreignViewBox

  /// What a person reads: the fault, and what would be right.
  public var sentence: String {
    switch self {
    case .path(let error): "The path data " + error.sentence + "."
    case .shapeless:
      "The path data needs a shape with an area that fits into a canvas, such as 'M0 0 H10 V10 Z'."
    case .viewBox:
      "The view box needs four numbers, x, y, width and height, such as '0 0 24 24', the last two"
        + " above 0."
    case .foreignViewBox:
      "The view box needs a box about as large as the path and near it; without it, the path's own"
        + " bounds are fitted."
    }
  }
}
