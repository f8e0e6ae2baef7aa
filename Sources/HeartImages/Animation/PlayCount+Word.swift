import HeartCore

extension PlayCount {
  /// The number that moving files have for it: forever is 0.
  ///
  /// - Parameter limit: The greatest number that the format has room for.
  func word(upTo limit: Int) -> Int {
    guard case .times(let count) = self else { return 0 }
    precondition(1...limit ~= count, "A file can be played 1…\(limit) times, not \(count)")
    return count
  }
}
