internal import HeartCore

extension Contour {
  /// Whether the whole contour lies on one line, so that it holds no area.
  ///
  /// A contour that runs back along itself round a corner is not found out.
  var isFlat: Bool {
    var along = Vector2D.zero
    for segment in segments {
      switch segment {
      case .line(let end):
        guard isFlat(end, along: &along) else { return false }
      case .quadratic(let control, let end):
        guard isFlat(control, along: &along), isFlat(end, along: &along) else { return false }
      case .cubic(let control1, let control2, let end):
        guard isFlat(control1, along: &along), isFlat(control2, along: &along),
          isFlat(end, along: &along)
        else { return false }
      case .arc: return false
      }
    }
    return true
  }

  /// Whether a place is on the line through the start; the first one off the start tells which.
  private func isFlat(_ place: Point2D, along: inout Vector2D) -> Bool {
    let away = place - start
    if along == .zero { along = away }
    // Relative coordinates add up roundings, which are far less than this.
    return !(abs(along.cross(away)) > 1e-9 * along.length * away.length)
  }
}
