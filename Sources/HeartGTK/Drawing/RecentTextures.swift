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
      /// What the image takes, and the icon that it is known by, in bytes.
      let weight: Int
    }

    /// From the one that was shown last.
    private var entries: [Entry] = []
    /// What all of it takes, in bytes.
    private(set) var weight = 0

    /// How many images are kept: a list's few icons, in both states, under the pointer and not.
    static let countLimit = 16
    /// The most that all of it takes, in bytes.
    ///
    /// An icon is held as long as its image, though its button be gone; and a mask may be of any size.
    static let weightLimit = 4 << 20
    /// The largest image that is kept, in bytes: 128 × 128 pixels.
    private static let imageLimit = 65_536

    /// The image of a picture, if it was kept.
    mutating func texture(of picture: Picture, _ grid: PixelGrid) -> OpaquePointer? {
      guard picture.items.count == 1 else { return nil }
      let item = picture.items[0]
      let place = entries.firstIndex {
        $0.grid == grid && $0.item == item && $0.group == picture.group
      }
      guard let place else { return nil }
      if place > 0 { entries.insert(entries.remove(at: place), at: 0) }
      return entries[0].texture
    }

    /// Keeps the image of a picture, if it is one of a single item and not too large.
    mutating func keep(_ texture: OpaquePointer, of picture: Picture, _ grid: PixelGrid) {
      guard picture.items.count == 1, grid.byteCount <= Self.imageLimit else { return }
      let item = picture.items[0]
      let artWeight = item.shape.weight + (picture.group?.mask.weight ?? 0)
      let entry = Entry(
        item: item, group: picture.group, grid: grid, texture: texture,
        weight: grid.byteCount + artWeight)
      guard entry.weight <= Self.weightLimit else { return }
      g_object_ref(UnsafeMutableRawPointer(texture))
      entries.insert(entry, at: 0)
      weight += entry.weight
      while entries.count > Self.countLimit || weight > Self.weightLimit {
        let last = entries.removeLast()
        weight -= last.weight
        g_object_unref(UnsafeMutableRawPointer(last.texture))
      }
    }
  }

  extension PictureShape {
    /// What the shape takes in memory beyond itself, in bytes.
    fileprivate var weight: Int {
      switch self {
      case .outline(let outline):
        outline.contours.reduce(0) {
          $0 + MemoryLayout<Contour>.stride + $1.segments.count * MemoryLayout<Segment>.stride
        }
      case .disc, .box: 0
      case .image(let image): image.width * image.height * 4
      }
    }
  }
#endif
