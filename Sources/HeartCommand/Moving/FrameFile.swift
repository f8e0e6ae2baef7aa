internal import HeartCore
internal import HeartImages

/// A moving file of pixels, drawn and written one frame after the other.
///
/// Memory does not grow with the number of frames, but by what WebP keeps of each: its bytes.
struct FrameFile {
  /// What the button looks like.
  let look: Look
  /// What is shown when.
  let frames: FrameSequence
  /// How often it is played.
  let plays: PlayCount
  /// Where it is shown how far the work is.
  let console: Console

  /// Writes it as an animated PNG.
  func writeAPNG(isSmallest: Bool, _ add: OutputFile.Adding) throws(CommandError) {
    var bar = bar(of: .apng, isSmallest: isSmallest)
    defer { bar.clear() }
    let writer = APNGWriter(
      width: look.canvas.width, height: look.canvas.height, frameCount: frames.count, plays: plays,
      smallest: isSmallest)
    try stream(into: writer, .apng, &bar, add)
  }

  /// Writes it as an animated WebP, without loss.
  func writeWebP(isSmallest: Bool, _ add: OutputFile.Adding) throws(CommandError) {
    var bar = bar(of: .webp, isSmallest: isSmallest)
    defer { bar.clear() }
    let writer: WebPWriter
    do {
      writer = try WebPWriter(
        width: look.canvas.width, height: look.canvas.height, frameCount: frames.count,
        plays: plays, smallest: isSmallest)
    } catch {
      throw .unwritten(.webp, error)
    }
    try stream(into: writer, .webp, &bar, add)
  }

  /// Writes it as a GIF; all frames are drawn once before, so that their colors are known.
  ///
  /// - Parameter matte: What is under the edges; nil for a hard edge.
  func writeGIF(matte: RGBA?, _ add: OutputFile.Adding) throws(CommandError) {
    var bar = ProgressBar(of: 2 * frames.count, look.canvas, console)
    defer { bar.clear() }
    var colors = GIFColors(matte: matte)
    var painter = Painter()
    for (instant, _) in frames.all {
      try Interruption.check()
      colors.add(painter.paint(instant, look))
      bar.advance()
    }
    let writer: GIFWriter
    do {
      writer = try GIFWriter(
        width: look.canvas.width, height: look.canvas.height, frameCount: frames.count,
        plays: plays, palette: GIFPalette(of: colors, exactly: look.opaqueColors))
    } catch {
      throw .unwritten(.gif, error)
    }
    try stream(into: writer, .gif, &bar, add)
  }

  private func bar(of format: FileFormat, isSmallest: Bool) -> ProgressBar {
    ProgressBar(
      of: frames.count, look.canvas, cost: format.cost(isSmallest: isSmallest), console)
  }

  private func stream<Writer: FrameWriter & ~Copyable>(
    into writer: consuming Writer, _ format: FileFormat, _ bar: inout ProgressBar,
    _ add: OutputFile.Adding
  ) throws(CommandError) {
    var painter = Painter()
    for (instant, delay) in frames.all {
      try Interruption.check()
      let frame = painter.paint(instant, look)
      let bytes: [UInt8]
      do {
        bytes = try writer.add(frame, for: delay)
      } catch {
        throw .unwritten(format, error)
      }
      try add(bytes)
      bar.advance()
    }
    let bytes: [UInt8]
    do {
      bytes = try writer.finish()
    } catch {
      throw .unwritten(format, error)
    }
    try add(bytes)
  }
}

extension Look {
  /// The colors of large parts, which a palette must not change.
  fileprivate var opaqueColors: [RGBA] {
    [favorite.fillColor, favorite.borderColor, background].filter { $0.alpha == 1 }
  }
}
