public import HeartCore

extension WorkbenchLook {
  /// The SVG document that moves, in UTF-8: what the command writes.
  ///
  /// - Parameters:
  ///   - changes: What happens, one after another; at least one.
  ///   - plays: How often.
  public func svg(
    _ changes: [FavoriteChange], plays: PlayCount = .once
  ) throws(WorkbenchError) -> [UInt8] {
    []
  }

  /// The Lottie file, in UTF-8: what the command writes.
  ///
  /// - Parameter changes: What happens, one after another; at least one.
  public func lottie(_ changes: [FavoriteChange]) throws(WorkbenchError) -> [UInt8] {
    []
  }
}
