import HeartCore

/// The colors of a GIF file, chosen from what its frames have.
///
/// There are at most ``colorLimit`` of them, beside the clear one. If the frames have no more, they
/// are shown exactly. Otherwise the colors are chosen so that the sum of squared errors is small;
/// a pixel blended with a matte never becomes lighter, or stronger in one channel, than both the
/// matte and the color it was blended from, but for rounding.
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
    let flattening = counted.flattening
    let found = counted.histogram.entries.compactMap { pixel, count in
      flattening.color(of: pixel).map {
        WeightedColor(
          color: SIMD4($0), weight: Double(count), span: flattening.span(of: pixel))
      }
    }
    var chosen = Self.distinct(found.map(\.color.bytes), limit: Self.colorLimit + 1)
    isExact = counted.histogram.isExact && chosen.count <= Self.colorLimit
    if !isExact {
      let matte = flattening.matte.map { [$0] } ?? []
      chosen = Self.chosen(for: found, exactly: matte + exactly.map(Self.opaqueBytes))
    }
    self.flattening = flattening
    colors = Self.sorted(chosen, byUseFor: found)
  }

  /// The color's bytes, without its opacity.
  static func opaqueBytes(_ color: RGBA) -> SIMD4<UInt8> {
    SIMD4(RGBA.byte(color.red), RGBA.byte(color.green), RGBA.byte(color.blue), 255)
  }

  /// How many colors are kept for what the others show worst.
  private static let worstCount = 32

  private static func chosen(
    for found: [WeightedColor], exactly declared: [SIMD4<UInt8>]
  ) -> [SIMD4<UInt8>] {
    let exact = distinct(declared, limit: colorLimit)
    // The root of the number: else the many pixels of flat parts would leave too few colors for
    // the edges, where errors are seen as steps.
    let others = found.filter { !exact.contains($0.color.bytes) }.map { entry in
      WeightedColor(color: entry.color, weight: entry.weight.squareRoot(), span: entry.span)
    }
    var clusters = ColorClusters(
      fixed: exact.map { SIMD4($0) },
      free: ColorBox.means(of: others, count: colorLimit - exact.count - worstCount), for: others)
    for _ in 0..<6 { clusters.moveToMeans() }
    clusters.moveIntoSpans()
    clusters.addWorst(count: min(worstCount, colorLimit - exact.count))
    return distinct(clusters.centers.map(\.bytes), limit: colorLimit)
  }

  /// The first of each kind, and no more than the limit.
  private static func distinct(_ colors: [SIMD4<UInt8>], limit: Int) -> [SIMD4<UInt8>] {
    var (result, known) = ([SIMD4<UInt8>](), Set<SIMD4<UInt8>>())
    for color in colors where result.count < limit && known.insert(color).inserted {
      result.append(color)
    }
    return result
  }

  /// The most used first, as low numbers make short codes; then by red, green, blue.
  private static func sorted(
    _ colors: [SIMD4<UInt8>], byUseFor found: [WeightedColor]
  ) -> [SIMD4<UInt8>] {
    let uses = ColorClusters(fixed: colors.map { SIMD4($0) }, free: [], for: found).weights
    return colors.indices.sorted { one, other in
      let (first, second) = (colors[one], colors[other])
      return (-uses[one], first.x, first.y, first.z) < (-uses[other], second.x, second.y, second.z)
    }.map { colors[$0] }
  }
}
