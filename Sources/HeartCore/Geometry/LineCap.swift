/// How a drawn line ends.
package enum LineCap: Equatable, Sendable, CaseIterable {
  /// Straight, exactly where the line's places end.
  case butt
  /// With half a disc.
  case round
  /// Straight, half the line's width farther on.
  case square
}
