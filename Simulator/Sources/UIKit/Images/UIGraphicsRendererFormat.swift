import Foundation

/// How a renderer draws, as far as all renderers have it in common.
open class UIGraphicsRendererFormat: NSObject {
  var area = CGRect.zero

  /// Creates the usual format.
  public override required init() { super.init() }

  /// The usual format.
  open class func `default`() -> Self { self.init() }

  /// The area that is drawn.
  open var bounds: CGRect { area }
}
