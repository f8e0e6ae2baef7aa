import HeartCore

extension SVGDocument {
  /// The document of a storyboard, in UTF-8.
  ///
  /// It begins when the document is shown. What its elements have as attributes is the settled end;
  /// the motion is a style sheet, for whoever wants motion.
  ///
  /// - Parameters:
  ///   - storyboard: What happens; its canvas must be as large as the document.
  ///   - plays: How often, 1 time or more; played once, the last hold goes on for ever.
  ///   - png: Writes an image as a PNG file; asked only where the icon has images.
  public func moving<Failure: Error>(
    _ storyboard: Storyboard, plays: PlayCount = .once,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    storyboard.requireCanvas(width: width, height: height)
    if case .times(let count) = plays {
      precondition(count >= 1, "A document can be played 1 time or more, not \(count)")
    }
    let motion = FittedMotion(storyboard)
    var writer = MovingWriter(motion, plays: plays, decimals: decimals)
    try writer.append(png: png)
    return document(writer.style, writer.markup)
  }
}
