internal import CGIF

/// giflib's writer, into memory.
///
/// A class, because giflib hands its address to the callback that takes the bytes.
final class GIFStream {
  // Owned by this object alone: closed, which frees it, by `end()` or with the object.
  private var file: UnsafeMutablePointer<GifFileType>?
  private var written: [UInt8] = []

  /// Opens a file with its palette; the numbers of pixels count from 0 in it.
  init(
    width: Int, height: Int, colors: [SIMD4<UInt8>]
  ) throws(AnimationWritingError) {
    var error: Int32 = 0
    let address = Unmanaged.passUnretained(self).toOpaque()
    file = EGifOpen(address, { GIFStream.take(from: $0, $1, $2) }, &error)
    guard let file else { throw Self.failure(error) }

    EGifSetGifVersion(file, true)
    let map = try Self.map(of: colors)
    defer { GifFreeMapObject(map) }
    // The ground is the clear color, which some readers put where a frame is taken away.
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
  }

  deinit {
    // Closing writes the end, which must not reach an object that is going.
    file?.pointee.UserData = nil
    close()
  }

  /// The bytes that were written since they were last taken.
  func taken() -> [UInt8] {
    defer { written.removeAll(keepingCapacity: true) }
    return written
  }

  /// Says how often the frames are repeated after the first time; 0 is for ever.
  func putRepeats(_ count: UInt16) throws(AnimationWritingError) {
    let name = Array("NETSCAPE2.0".utf8)
    let content = [1, UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, Int32(name.count), name))
    try check(EGifPutExtensionBlock(file, Int32(content.count), content))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Writes a frame, in which number 0 is clear.
  func put(_ image: GIFImage, delay: UInt16) throws(AnimationWritingError) {
    var control = GraphicsControlBlock(
      DisposalMode: image.isTakenAway ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
      DelayTime: Int32(delay), TransparentColor: 0)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(bytes.count), bytes))

    // giflib takes the length of the first codes from here alone, and need not know of colors that
    // this frame does not have.
    let map = file?.pointee.SColorMap
    let paletteBits = map?.pointee.BitsPerPixel ?? 8
    map?.pointee.BitsPerPixel = Int32(image.pixelBits)
    defer { map?.pointee.BitsPerPixel = paletteBits }

    let frame = image.frame
    try check(
      EGifPutImageDesc(
        file, Int32(frame.left), Int32(frame.top), Int32(frame.width), Int32(frame.height), false,
        nil))
    // giflib masks the pixels where they are.
    var pixels = image.pixels
    for row in 0..<frame.height {
      let status = pixels.withUnsafeMutableBufferPointer { buffer in
        EGifPutLine(
          file, buffer.baseAddress.map { $0 + row * frame.width }, Int32(frame.width))
      }
      try check(status)
    }
  }

  /// Writes the end.
  func end() throws(AnimationWritingError) {
    if let error = close() { throw Self.failure(error) }
  }

  @discardableResult private func close() -> Int32? {
    guard let file else { return nil }
    var error: Int32 = 0
    let status = EGifCloseFile(file, &error)
    self.file = nil
    return status == GIF_OK ? nil : error
  }

  private func check(_ status: Int32) throws(AnimationWritingError) {
    if status != GIF_OK { throw Self.failure(file?.pointee.Error ?? E_GIF_ERR_WRITE_FAILED) }
  }

  private static func failure(_ error: Int32) -> AnimationWritingError {
    if error == E_GIF_ERR_NOT_ENOUGH_MEM { return .outOfMemory }
    return .refused(GifErrorString(error).map { String(cString: $0) } ?? "error \(error)")
  }

  /// A palette of giflib's, which wants a power of two; what is left over is black.
  private static func map(
    of colors: [SIMD4<UInt8>]
  ) throws(AnimationWritingError) -> UnsafeMutablePointer<ColorMapObject> {
    var count = 2
    while count < colors.count { count *= 2 }
    var entries = colors.map { GifColorType(Red: $0.x, Green: $0.y, Blue: $0.z) }
    entries += Array(repeating: GifColorType(), count: count - colors.count)
    guard let map = GifMakeMapObject(Int32(count), entries) else { throw .outOfMemory }
    return map
  }

  private static func take(
    from file: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32
  ) -> Int32 {
    guard let address = file?.pointee.UserData, let bytes else { return 0 }
    let stream = Unmanaged<GIFStream>.fromOpaque(address).takeUnretainedValue()
    stream.written.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return count
  }
}
