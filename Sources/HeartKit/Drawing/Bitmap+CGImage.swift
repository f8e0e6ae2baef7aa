#if canImport(CoreGraphics)
  import CoreGraphics
  import HeartCore

  extension Bitmap {
    /// The same pixels as an image of Core Graphics.
    ///
    /// Nil where the system has no memory for it.
    func cgImage() -> CGImage? {
      guard let context = CGContext.ofBitmap(width: width, height: height),
        let memory = context.data
      else { return nil }
      // The context chooses how far its rows are apart.
      bytes.withUnsafeBytes { pixels in
        for row in 0..<height {
          context.row(row, of: memory, width: width)
            .copyBytes(from: pixels[row * width * 4..<(row + 1) * width * 4])
        }
      }
      return context.makeImage()
    }

    /// Creates a bitmap of what is drawn.
    ///
    /// Nil where a side is not 1…``sideLimit``, or the system has no memory for it.
    ///
    /// - Parameter draw: Draws into a context whose origin is the lower left, as Core Graphics has
    ///   it; one point is one pixel.
    init?(width: Int, height: Int, drawing draw: (CGContext) -> Void) {
      let sides = 1...Self.sideLimit
      guard sides.contains(width), sides.contains(height),
        let context = CGContext.ofBitmap(width: width, height: height),
        let memory = context.data
      else { return nil }
      draw(context)
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      bytes.withUnsafeMutableBytes { pixels in
        for row in 0..<height {
          UnsafeMutableRawBufferPointer(rebasing: pixels[row * width * 4..<(row + 1) * width * 4])
            .copyBytes(from: context.row(row, of: memory, width: width))
        }
      }
      self.init(width: width, height: height, bytes: bytes)
    }
  }

  extension CGContext {
    /// A context whose memory is laid out as a bitmap's.
    ///
    /// Only that its rows may be further apart.
    fileprivate static func ofBitmap(width: Int, height: Int) -> CGContext? {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
      return CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    /// The pixels of a row, in the context's own memory.
    fileprivate func row(
      _ row: Int, of memory: UnsafeMutableRawPointer, width: Int
    ) -> UnsafeMutableRawBufferPointer {
      UnsafeMutableRawBufferPointer(start: memory + row * bytesPerRow, count: width * 4)
    }
  }
#endif
