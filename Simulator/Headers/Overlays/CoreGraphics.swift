// What Swift adds to places, rectangles, paths, colors and images.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGPoint: Equatable {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGPoint { fatalError() }
  public static func == (one: CGPoint, other: CGPoint) -> Bool { fatalError() }
}

extension CGSize: Equatable {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGSize { fatalError() }
  public static func == (one: CGSize, other: CGSize) -> Bool { fatalError() }
}

extension CGVector: Equatable {
  public static var zero: CGVector { fatalError() }
  public static func == (one: CGVector, other: CGVector) -> Bool { fatalError() }
}

extension CGRect: Equatable {
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public static var zero: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }

  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ rect: CGRect) -> Bool { fatalError() }
  public func intersects(_ rect: CGRect) -> Bool { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ rect: CGRect) -> CGRect { fatalError() }
  public func intersection(_ rect: CGRect) -> CGRect { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGRect { fatalError() }
  public static func == (one: CGRect, other: CGRect) -> Bool { fatalError() }
}

extension CGAffineTransform: Equatable {
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public static func == (one: CGAffineTransform, other: CGAffineTransform) -> Bool { fatalError() }
}

extension CGPath {
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { fatalError() }
}

public enum CGPathFillRule: Int {
  case winding
  case evenOdd
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { fatalError() }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { fatalError() }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { fatalError() }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) { fatalError() }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    fatalError()
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { fatalError() }
}

extension CGColor {
  public var components: [CGFloat]? { fatalError() }
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: AnyObject?
  ) -> CGColor? { fatalError() }
}

extension CGContext {
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
  public func fillPath(using rule: CGPathFillRule = .winding) { fatalError() }
}
