/// A shape that fits into any rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The shape as a path within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the color of what is in front.
  @MainActor @preconcurrency public var body: some View {
    FilledShapeView(shape: self, color: nil, style: FillStyle())
  }

  /// The shape filled with the color of what is in front.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    FilledShapeView(shape: self, color: nil, style: style)
  }

  /// The shape filled with a style; the simulation knows colors only.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    FilledShapeView(shape: self, color: content as? Color, style: style)
  }

  /// The shape of a line along this one.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The shape of a line of the given width along this one.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape in a style.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(lineWidth: lineWidth).fill(content)
  }
}

nonisolated struct FilledShapeView<Content: Shape>: View, EvaluatedView {
  let shape: Content
  let color: Color?
  let style: FillStyle

  @MainActor var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let path = shape.path(in: CGRect(origin: .zero, size: context.size))
    return [ViewNode(.shape(path, color), size: context.size)]
  }
}

nonisolated struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  let style: StrokeStyle

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}
