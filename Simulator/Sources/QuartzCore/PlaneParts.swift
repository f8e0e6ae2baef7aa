/// A transform of the plane in parts that can be mixed: turn, stretch, slant and shift.
///
/// The documentation does not say how transforms are mixed; so that a layer that is turned is not
/// flattened on its way, the parts are mixed and not the matrix's numbers.
struct PlaneParts {
  var translation: CGSize
  var rotation: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// How far x goes along with y, in shares of y's own stretch.
  var slant: CGFloat

  init(_ transform: CATransform3D) {
    let t = CATransform3DGetAffineTransform(transform)
    translation = CGSize(width: t.tx, height: t.ty)
    scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    rotation = scaleX > 0 ? CGFloat(atan2(Double(t.b), Double(t.a))) : 0
    let (cosine, sine) = (CGFloat(cos(Double(rotation))), CGFloat(sin(Double(rotation))))
    // The second axis in the turned frame.
    let along = t.c * cosine + t.d * sine
    scaleY = t.d * cosine - t.c * sine
    slant = scaleY != 0 ? along / scaleY : 0
  }

  var transform: CATransform3D {
    let turned = CGAffineTransform(
      a: scaleX, b: 0, c: slant * scaleY, d: scaleY, tx: 0, ty: 0
    ).concatenating(CGAffineTransform(rotationAngle: rotation))
    return CATransform3DMakeAffineTransform(
      turned.concatenating(
        CGAffineTransform(translationX: translation.width, y: translation.height)))
  }

  func mixed(with other: PlaneParts, at t: CGFloat) -> PlaneParts {
    var parts = self
    // The shorter way round.
    let turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
    parts.translation = translation.mixed(with: other.translation, at: t)
    parts.rotation = rotation + turn * t
    parts.scaleX += (other.scaleX - scaleX) * t
    parts.scaleY += (other.scaleY - scaleY) * t
    parts.slant += (other.slant - slant) * t
    return parts
  }
}
