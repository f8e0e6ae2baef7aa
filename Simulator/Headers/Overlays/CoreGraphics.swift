// What Swift adds to places, rectangles, paths, colors and images.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGPoint: Equatable {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public static func == (one: CGPoint, other: CGPoint) -> Bool { fatalError() }
}

extension CGSize: Equatable {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
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
  public static func == (one: CGRect, other: CGRect) -> Bool { fatalError() }
}

extension CGAffineTransform: Equatable {
  public static var identity: CGAffineTransform { fatalError() }
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
