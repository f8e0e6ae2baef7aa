/// A shape that can make itself smaller or larger by a distance.
nonisolated public protocol InsettableShape: Shape {
  /// What the shape becomes.
  associatedtype InsetShape: InsettableShape
  /// The shape with its rim moved inward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line whose outer side is the shape's rim.
  ///
  /// As documented, the inset by half the width, stroked with the width.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
      .fill(content, style: FillStyle(antialiased: antialiased))
  }
}
