/// Acts for a layer; all methods may be left out.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Says what a layer does when something happens.
  ///
  /// Nil lets it look further, `NSNull` does not.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Left out.
  public func display(_ layer: CALayer) {}
  /// Left out.
  public func layoutSublayers(of layer: CALayer) {}
  /// Left out.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
