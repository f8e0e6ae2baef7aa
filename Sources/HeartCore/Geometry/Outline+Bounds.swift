extension Outline {
  public var bounds: Box? { nil }
  public func farthestDistance(from point: Point2D) -> Double { 0 }
}
