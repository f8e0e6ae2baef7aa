import CoreGraphics
import Foundation

/// What the pointer becomes.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line from top to bottom.
  case verticalBeam(length: CGFloat)
  /// A line from side to side.
  case horizontalBeam(length: CGFloat)

  /// The usual corner; its size is our choice.
  public static let defaultCornerRadius: CGFloat = 8
}
