#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// Pictures of GTK's as an icon's.
    @Suite
    @MainActor
    struct TextureBitmapTests {
      /// A texture of the given bytes: red, green, blue and alpha, multiplied.
      private func texture(_ bytes: [UInt8], width: Int) -> OpaquePointer {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        return gdk_memory_texture_new(
          gint(width), gint(bytes.count / width / 4), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, data,
          gsize(width * 4))
      }

      @Test("A bitmap has the very pixels of a texture, each color in its place")
      func pixels() throws {
        let bytes: [UInt8] = [
          255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
          10, 20, 30, 40, 0, 0, 0, 0, 128, 64, 32, 128,
        ]
        let texture = texture(bytes, width: 3)
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let bitmap = try #require(Bitmap(gdkTexture: texture))
        #expect(bitmap.width == 3)
        #expect(bitmap.height == 2)
        #expect(bitmap.bytes == bytes)
      }

      @Test("There is no bitmap of a texture that is longer than one may be")
      func tooLong() {
        let width = Bitmap.sideLimit + 1
        let texture = texture([UInt8](repeating: 255, count: width * 4), width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        #expect(Bitmap(gdkTexture: texture) == nil)
      }
    }
  }
#endif
