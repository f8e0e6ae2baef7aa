/// The rectangle that there is room for.
nonisolated public struct Rectangle: Shape {
  /// Creates the rectangle.
  nonisolated public init() {}

  /// The rectangle itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
  /// The rectangle with its sides moved inward.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(amount: amount)
  }
}

nonisolated struct InsetRectangle: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> InsetRectangle { InsetRectangle(amount: self.amount + amount) }
}
