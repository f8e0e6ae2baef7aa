extension Icon {
  /// Creates an icon whose outline somebody else draws: only its measures are known.
  ///
  /// Its pictures are right in every number, and their outlines are empty.
  package init(frame: Box, fillRadius: Double) {
    art = .outline(.empty)
    self.frame = frame
    self.fillRadius = fillRadius
    landmarks = Landmarks()
  }
}
