extension Outline {
  /// The one outline of all that any of some outlines fills; nil where none is found.
  package init?(unionOf parts: [Outline]) {
    guard let first = parts.first else { return nil }
    self = first
    for part in parts.dropFirst() { contours += part.contours }
  }
}
