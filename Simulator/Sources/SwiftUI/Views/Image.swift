/// A picture of pixels.
nonisolated public struct Image: View, EvaluatedView, Equatable, Sendable {
  /// How the pixels lie.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are stored.
    case up
  }

  // Never written to once it is there.
  nonisolated(unsafe) let pixels: CGImage
  let scale: CGFloat

  /// Creates a picture that assistive technology does not mention.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    pixels = cgImage
    self.scale = scale
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  /// Whether both are made of the same pixels.
  nonisolated public static func == (first: Image, second: Image) -> Bool {
    first.pixels === second.pixels && first.scale == second.scale
  }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    let size = CGSize(
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return [ViewNode(.image(self), size: size)]
  }
}
