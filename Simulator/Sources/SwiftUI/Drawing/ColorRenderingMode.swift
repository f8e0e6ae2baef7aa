/// How a canvas keeps colors.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As encoded in sRGB.
  case nonLinear
}
