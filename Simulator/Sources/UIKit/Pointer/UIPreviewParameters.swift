import Foundation

/// How a view is shown apart from its place.
@MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Creates the usual parameters.
  public override init() { super.init() }

  /// The part that is shown; nil shows all.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil takes that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The color behind.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Traps: nothing here copies it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    fatalError("Copying the parameters of a preview is not modelled.")
  }
}
