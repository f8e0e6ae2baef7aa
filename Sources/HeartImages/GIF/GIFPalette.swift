import HeartCore

/// The colors of a GIF file, chosen from what its frames have.
///
/// There are at most ``colorLimit`` of them, beside the clear one. If the frames have no more, they
/// are shown exactly. Otherwise the colors are chosen so that the sum of squared errors is small;
/// a pixel blended with a matte never becomes lighter, or stronger in one channel, than both the
/// matte and the color it was blended from.
///
/// The choosing is our own: libimagequant, the usual library, has a license (GPL) that would bind
/// whoever uses this package, and giflib's quantizer first drops the low three bits of every
/// channel, so that it shows no color exactly.
public struct GIFPalette: Sendable {
  /// The most colors beside the clear one.
  public static let colorLimit = 255

  /// Whether every color of the frames is in it.
  public let isExact: Bool
  /// The colors, the most frequent first, opaque.
  let colors: [SIMD4<UInt8>]
  let flattening: PixelFlattening

  /// Chooses the colors.
  ///
  /// - Parameters:
  ///   - counted: The colors of all frames.
  ///   - exactly: Those that must be shown as they are, such as a fill's; the matte is always among
  ///     them, and of more than ``colorLimit`` the first are kept. They are taken as opaque.
  public init(of counted: GIFColors, exactly: [RGBA] = []) {
    flattening = counted.flattening
    let entries = counted.histogram.entries
    isExact = counted.histogram.isExact && entries.count <= Self.colorLimit
    let chosen =
      isExact
      ? entries.map(\.bytes)
      : Self.chosen(
        from: entries,
        exactly: (flattening.matte.map { [$0] } ?? [])
          + exactly.map(Self.opaqueBytes))
    colors = Self.sorted(chosen, byUseFor: entries)
  }

  /// The color's bytes, without its opacity.
  static func opaqueBytes(_ color: RGBA) -> SIMD4<UInt8> {
    SIMD4(RGBA.byte(color.red), RGBA.byte(color.green), RGBA.byte(color.blue), 255)
  }

  private static func chosen(
    from entries: [WeightedColor], exactly declared: [SIMD4<UInt8>]
  ) -> [SIMD4<UInt8>] {
    var exact: [SIMD4<UInt8>] = []
    for color in declared where exact.count < colorLimit && !exact.contains(color) {
      exact.append(color)
    }
    // The root of the number: else the many pixels of flat parts would leave too few colors for
    // the edges, where errors are seen as steps.
    let others = entries.filter { !exact.contains($0.bytes) }.map {
      WeightedColor(color: $0.color, weight: $0.weight.squareRoot())
    }
    let fixed = exact.map { SIMD4<Double>($0) }
    let start = ColorBox.means(of: others, count: colorLimit - exact.count)
    let free = ColorClusters.refined(start, beside: fixed, for: others, rounds: 6)

    for color in free.map({ WeightedColor(color: $0, weight: 1).bytes })
    where !exact.contains(color) {
      exact.append(color)
    }
    return exact
  }

  /// The most used first, as low numbers make short codes; then by red, green, blue.
  private static func sorted(
    _ colors: [SIMD4<UInt8>], byUseFor entries: [WeightedColor]
  ) -> [SIMD4<UInt8>] {
    let centers = colors.map { SIMD4<Double>($0) }
    var uses = [Double](repeating: 0, count: colors.count)
    for entry in entries where !colors.isEmpty {
      uses[ColorClusters.nearest(to: entry.color, in: centers)] += entry.weight
    }
    return colors.indices.sorted { one, other in
      let (first, second) = (colors[one], colors[other])
      return (-uses[one], first.x, first.y, first.z) < (-uses[other], second.x, second.y, second.z)
    }.map { colors[$0] }
  }
}
