import CoreGraphics
import Foundation
public import UIKit

/// One thing that assistive technology finds.
@MainActor
public struct AccessibleElement {
  /// Who it is.
  public let responder: UIResponder

  /// What it is.
  public var label: String? { responder.accessibilityLabel }
  /// Which state it is in.
  public var value: String? { responder.accessibilityValue }
  /// What comes of activating it.
  public var hint: String? { responder.accessibilityHint }
  /// What kind of thing it is.
  public var traits: UIAccessibilityTraits { responder.accessibilityTraits }
  /// Where it is, in the window.
  public var frame: CGRect { responder.accessibilityFrame }
}
