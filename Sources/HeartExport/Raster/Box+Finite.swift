import HeartCore

extension Box {
  /// Whether no number is infinite or not a number.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
