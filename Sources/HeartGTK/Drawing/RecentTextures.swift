#if GTK
  import CGTK4
  import HeartCore

  /// The last few images of what rests, for all widgets that show the same.
  ///
  /// A list of hundreds of hollow hearts has one image in memory.
  @MainActor
  struct RecentTextures {
    private struct Entry {
      // Not the picture itself: whoever refills it would find its memory shared, and take new.
      let item: PictureItem
      let group: Picture.Group?
      let grid: PixelGrid
      /// Held by this.
      let texture: OpaquePointer
    }

    private var entries: [Entry] = []
    /// The entry that makes room for a new one.
    private var oldest = 0

    /// How many images are kept: a list's few icons, in both states, under the pointer and not.
    private static let limit = 16
    /// The largest image that is kept, in bytes: 128 × 128 pixels.
    static let byteLimit = 65_536

    /// The image of a picture of one item, as it was kept or is made now.
    ///
    /// - Parameter make: Makes an image that this comes to own.
    mutating func texture(
      of item: PictureItem, in group: Picture.Group?, _ grid: PixelGrid,
      orMake make: () -> OpaquePointer
    ) -> OpaquePointer {
      for entry in entries
      where entry.grid == grid && entry.item == item && entry.group == group {
        return entry.texture
      }
      let entry = Entry(item: item, group: group, grid: grid, texture: make())
      if entries.count < Self.limit {
        entries.append(entry)
      } else {
        g_object_unref(UnsafeMutableRawPointer(entries[oldest].texture))
        entries[oldest] = entry
        oldest = (oldest + 1) % Self.limit
      }
      return entry.texture
    }
  }
#endif
