/// How the inside of a shape is drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule holds.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
