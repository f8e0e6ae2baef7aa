/// How much of each pixel may show, 0…255.
struct ClipMask {
  let bytes: [UInt8]

  init(_ layer: PixelLayer, opacity: Double, options: GraphicsContext.ClipOptions) {
    let bitmap = layer.bitmap
    bytes = (0..<bitmap.width * bitmap.height).map { pixel in
      let alpha = UInt8((Double(bitmap.bytes[pixel * 4 + 3]) * opacity).rounded())
      return options.contains(.inverse) ? 255 - alpha : alpha
    }
  }
}
