/// What a line is drawn with, as SVG has it.
package struct Pen: Equatable, Sendable {
  /// In points; half of it is to each side.
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  /// The longest miter, from the inner to the outer corner, in widths.
  package var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none draws the whole line.
  ///
  /// Their number is even, none is negative, and their sum is above zero.
  package var dashes: [Double]
  /// How far into the dashes a line begins, in points.
  package var dashOffset: Double

  package init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}
