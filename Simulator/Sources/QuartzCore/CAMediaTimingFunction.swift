/// A cubic Bézier curve from (0, 0) to (1, 1).
///
/// The share of the time to the share of the way.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates one of the system's functions.
  ///
  /// The control points are those that Apple's page about each name states.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: fatalError("There is no timing function \(name.rawValue).")
    }
  }

  /// Creates a function of two control points; their x must be 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    precondition(
      0...1 ~= c1x && 0...1 ~= c2x, "Control points at \(c1x) and \(c2x) are outside of 0…1.")
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes both coordinates of a control point, 0…3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition(0...3 ~= idx, "There is no control point \(idx).")
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }

  /// The share of the way at a share of the time.
  @_spi(Simulation) public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    // x grows with t, so halving finds it, to the last bits of a share.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, 0) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, 1)
  }

  private func curve(_ t: Double, _ axis: Int) -> Double {
    let s = 1 - t
    return 3 * s * s * t * Double(points[2 + axis]) + 3 * s * t * t * Double(points[4 + axis])
      + t * t * t
  }
}
