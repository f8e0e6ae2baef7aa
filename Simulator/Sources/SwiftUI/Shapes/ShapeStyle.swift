/// What shapes are filled with.
public protocol ShapeStyle: Sendable {}
