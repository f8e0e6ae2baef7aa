/// Draws into memory.
///
/// A bitmap context, y upward, the first row of memory at the top.
///
/// Modelled are 8-bit premultiplied RGBA and RGB spaces. To make an image of bytes, prefer what
/// is written alike on every system: create a context without memory, copy the bytes into
/// ``data``, call ``makeImage()``.
public final class CGContext {
  /// The pixels in a row.
  public let width: Int
  /// The rows.
  public let height: Int
  /// From one row to the next.
  public let bytesPerRow: Int
  /// The space of the colors.
  public let colorSpace: CGColorSpace?
  /// How the pixels lie in memory.
  public let bitmapInfo: CGBitmapInfo
  /// The pixels; the context's own memory lives as long as it does.
  public let data: UnsafeMutableRawPointer?

  private let ownsMemory: Bool
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var path = CGMutablePath()

  /// Creates a context for memory of the caller.
  ///
  /// Or with memory of its own for nil.
  ///
  /// Its own memory is cleared. 0 bytes a row means as many as are needed. A side of 0 makes nil.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let order = info.intersection(.byteOrderMask)
    guard
      bitsPerComponent == 8, space.model == .rgb,
      info.intersection(.alphaInfoMask).rawValue == CGImageAlphaInfo.premultipliedLast.rawValue,
      order.isEmpty || order == .byteOrder32Big, !info.contains(.floatComponents)
    else {
      fatalError(
        "A context of \(bitsPerComponent) bits, \(space.name?.text ?? "") and bitmap info"
          + " \(bitmapInfo) is not modelled: take 8 bits, premultipliedLast and an RGB space.")
    }
    guard bytesPerRow == 0 && data == nil || bytesPerRow >= width * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? width * 4 : bytesPerRow
    self.bitmapInfo = info
    colorSpace = space
    ownsMemory = data == nil
    if let data {
      self.data = data
    } else {
      let count = self.bytesPerRow * height
      let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      self.data = memory
    }
    state = GraphicsState()
  }

  deinit {
    if ownsMemory { data?.deallocate() }
  }

  /// The bits of one part of a color.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Where a pixel has its alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The map from the user's coordinates to the context's own, y upward.
  public var ctm: CGAffineTransform { state.transform }

  /// How much care is taken of pixels between pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// An image of the pixels as they are now.
  public func makeImage() -> CGImage? {
    guard let data else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes += UnsafeRawBufferPointer(start: data + row * bytesPerRow, count: width * 4)
    }
    return CGImage(width: width, height: height, bytes: bytes, colorSpace: colorSpace)
  }

  /// Keeps colors and coordinates for later.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to what was kept last.
  public func restoreGState() {
    guard let last = savedStates.popLast() else {
      fatalError("restoreGState() without a saveGState() before it.")
    }
    state = last
  }

  /// Shifts the coordinates of what comes.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Stretches the coordinates of what comes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns the coordinates of what comes, in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Puts a transform before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// What is filled from now on gets this color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// How much of everything shows, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
}
