#if GTK
  import CGTK4
  import HeartCore

  /// Pixels that cairo draws onto.
  package final class ImageSurface {
    /// The surface, as cairo knows it; it lasts as long as this.
    package let surface: OpaquePointer
    private let width: Int
    private let height: Int

    /// Creates clear pixels.
    ///
    /// - Parameter density: How many pixels there are to one of cairo's points.
    package init(width: Int, height: Int, density: Double = 1) {
      self.width = width
      self.height = height
      surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
      cairo_surface_set_device_scale(surface, density, density)
    }

    /// Creates the pixels of an image.
    package convenience init(_ bitmap: Bitmap) {
      self.init(width: bitmap.width, height: bitmap.height)
      cairo_surface_flush(surface)
      let pixels: UnsafeMutablePointer<UInt8> = cairo_image_surface_get_data(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      for row in 0..<height {
        for column in 0..<width {
          let source = (row * width + column) * 4
          let target = pixels + row * stride + column * 4
          for (place, part) in Self.order.enumerated() {
            target[place] = bitmap.bytes[source + part]
          }
        }
      }
      cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// What was drawn.
    package var bitmap: Bitmap {
      cairo_surface_flush(surface)
      let pixels: UnsafeMutablePointer<UInt8> = cairo_image_surface_get_data(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        for column in 0..<width {
          for part in Self.order { bytes.append(pixels[row * stride + column * 4 + part]) }
        }
      }
      return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Makes every pixel clear.
    package func clear() {
      cairo_surface_flush(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        .initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
      cairo_surface_mark_dirty(surface)
    }

    /// Draws on it.
    package func draw(_ body: (OpaquePointer) -> Void) {
      let cairo: OpaquePointer = cairo_create(surface)
      body(cairo)
      cairo_destroy(cairo)
    }

    /// Where red, green, blue and alpha lie in a pixel of cairo's, which is a number: blue is its
    /// lowest byte, and the lowest byte is the first on all machines that this runs on.
    private static let order = [2, 1, 0, 3]
  }
#endif
