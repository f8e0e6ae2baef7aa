/// What a line is drawn with, as SVG has it.
package struct Pen: Equatable, Sendable {
  /// How wide the line is, in points; half is to each side.
  package var width: Double
  /// How an open line ends.
  package var cap: LineCap
  /// How the pieces of a line meet in a corner.
  package var join: LineJoin
  /// The longest miter, from inner to outer corner, in widths.
  package var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none draws the whole line.
  ///
  /// Their number is even, none is negative, and their sum is above zero.
  package var dashes: [Double]
  /// How far into the dashes a line begins, in points.
  package var dashOffset: Double

  /// A pen of a width in points; the rest is as SVG has it where it says nothing.
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
