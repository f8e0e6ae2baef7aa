import HeartCore

/// The first pass of a GIF file: which colors its frames have.
///
/// A file has one palette, which stands at its beginning; so every frame is counted before the
/// first is written.
///
/// ```
/// var colors = GIFColors(matte: .white)
/// for frame in frames { colors.add(frame) }
/// let palette = GIFPalette(of: colors, exactly: [fill, border])
/// ```
///
/// Memory is bounded, whatever the frames.
public struct GIFColors: Sendable {
  let flattening: PixelFlattening
  private(set) var histogram = ColorHistogram()

  /// Starts with no color.
  ///
  /// - Parameter matte: The color that edges are blended with, as if it were opaque; wholly clear
  ///   pixels stay clear. Without one edges are hard: a pixel is shown in its own color if it is at
  ///   least half opaque, and else clear.
  public init(matte: RGBA?) {
    flattening = PixelFlattening(matte: matte.map(GIFPalette.opaqueBytes))
  }

  /// Counts the colors of a frame.
  public mutating func add(_ frame: Bitmap) {
    var (last, count) = (SIMD4<UInt8>.zero, 0)
    for pixel in FramePixels(frame) {
      if pixel != last {
        self.count(last, times: count)
        (last, count) = (pixel, 0)
      }
      count += 1
    }
    self.count(last, times: count)
  }

  private mutating func count(_ pixel: SIMD4<UInt8>, times: Int) {
    guard times > 0, let color = flattening.color(of: pixel) else { return }
    // Upon a matte the pixel itself, as what it may become depends on its own color.
    histogram.add(flattening.matte == nil ? color : pixel, count: times)
  }
}
