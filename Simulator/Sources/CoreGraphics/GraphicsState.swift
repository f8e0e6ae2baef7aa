/// What `saveGState()` keeps.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  /// Black, as documented for a new context.
  var fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var alpha: CGFloat = 1
  var quality = CGInterpolationQuality.default
}
