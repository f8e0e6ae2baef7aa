// What Swift adds to views, actions and traits.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension UIEdgeInsets: Equatable {
  public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool { fatalError() }
}

extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
}

extension UIAccessibilityTraits: OptionSet {}

public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

public enum UIPointerShape {
  case roundedRect(CGRect, radius: CGFloat)
  case path(UIBezierPath)
}

extension UIPointerStyle {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
}

extension UIPointerRegion {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
}

// Stands in for the method of the same name, whose pointers Swift could not fill here.
extension UIColor {
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool { fatalError() }
}
