import Foundation

/// How far each edge is moved inward.
public struct UIEdgeInsets: Equatable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// At the left.
  public var left: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// At the right.
  public var right: CGFloat

  /// Moves no edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Moves each edge inward.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No edge moved.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}
