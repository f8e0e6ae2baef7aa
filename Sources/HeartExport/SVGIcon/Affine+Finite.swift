import HeartCore

extension Affine {
  /// Whether no number of it is infinite or none at all.
  var isFinite: Bool {
    xAxis.dx.isFinite && xAxis.dy.isFinite && yAxis.dx.isFinite && yAxis.dy.isFinite
      && offset.dx.isFinite && offset.dy.isFinite
  }
}
