import HeartCore

/// Which color of a palette stands for a pixel.
struct PaletteLookup {
  /// The number of what is wholly clear; the palette's colors follow it.
  static let clear: UInt8 = 0

  private let palette: GIFPalette
  // What was found, at a place that follows from the pixel; a later pixel may take the place. A
  // pixel of four zeros is clear, so the cache is right from the start.
  private var pixels: [SIMD4<UInt8>]
  private var numbers: [UInt8]
  private static let cacheBits: UInt32 = 13

  /// Creates the lookup in a palette.
  init(in palette: GIFPalette) {
    self.palette = palette
    pixels = [SIMD4<UInt8>](repeating: .zero, count: 1 << Self.cacheBits)
    numbers = [UInt8](repeating: Self.clear, count: 1 << Self.cacheBits)
  }

  /// The numbers of a frame's pixels.
  mutating func numbers(of frame: Bitmap) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(frame.width * frame.height)
    for pixel in FramePixels(frame) { result.append(number(of: pixel)) }
    return result
  }

  private mutating func number(of pixel: SIMD4<UInt8>) -> UInt8 {
    let bits =
      UInt32(pixel.x) | UInt32(pixel.y) << 8 | UInt32(pixel.z) << 16 | UInt32(pixel.w) << 24
    // 2³² over the golden ratio, odd: spreads neighbors.
    let place = Int((bits &* 0x9E37_79B1) >> (32 - Self.cacheBits))
    if pixels[place] != pixel {
      pixels[place] = pixel
      numbers[place] = search(pixel)
    }
    return numbers[place]
  }

  /// The nearest color that the pixel may become; the first of those.
  private func search(_ pixel: SIMD4<UInt8>) -> UInt8 {
    guard let color = palette.flattening.color(of: pixel) else { return Self.clear }
    let span = palette.flattening.span(of: pixel)
    var (best, number) = (Int.max, 0)
    for place in palette.colors.indices {
      let candidate = palette.colors[place]
      let red = Int(candidate.x) - Int(color.x)
      let green = Int(candidate.y) - Int(color.y)
      let blue = Int(candidate.z) - Int(color.z)
      let distance = red * red + green * green + blue * blue
      guard distance < best, distance == 0 || span?.contains(candidate) ?? true else { continue }
      (best, number) = (distance, place + 1)
    }
    precondition(
      number > 0, "Each frame must be counted before the palette is chosen: no color for \(pixel)")
    return UInt8(number)
  }
}
