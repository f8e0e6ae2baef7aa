#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  // It needs no display.
  @Suite("The same taps again")
  @MainActor
  struct ReplayTests {
    private static let buttonCount = 50
    private static let tapCount = 100

    @Test("They give the same pixels, whatever was drawn before them and in between")
    func replay() {
      var together = (0..<Self.buttonCount).map(TappedButton.init)
      for _ in 0..<Self.tapCount {
        for index in together.indices { together[index].tap() }
      }
      var apart = (0..<Self.buttonCount).map(TappedButton.init)
      for index in apart.indices.reversed() {
        for _ in 0..<Self.tapCount { apart[index].tap() }
      }
      let sums = together.map(\.sum)
      #expect(sums == apart.map(\.sum))
      // Each of them is tapped in a rhythm of its own.
      #expect(Set(sums).count == Self.buttonCount)
    }
  }

  /// A button that is tapped again and again, mostly in mid-flight, and drawn after each tap.
  @MainActor
  private struct TappedButton {
    private var model: FavoriteModel
    private var numbers: SplitMix64
    private var time = 0.0
    private let icon: Icon
    private let pixels = PixelSum()

    init(index: Int) {
      model = FavoriteModel(style: DrawnInstant.styles[index % DrawnInstant.styles.count].1)
      icon = DrawnInstant.icons[index % DrawnInstant.icons.count].1
      numbers = SplitMix64(seed: UInt64(index))
    }

    /// What tells one row of pictures from another.
    var sum: String { pixels.text }

    mutating func tap() {
      time += .random(in: 0.01...0.3, using: &numbers)
      model.handle(.press, at: time)
      time += .random(in: 0.01...0.1, using: &numbers)
      model.handle(.release(inside: true), at: time)
      time += .random(in: 0...0.3, using: &numbers)
      model.advance(to: time)
      let drawn = DrawnInstant("", model.instant(at: time), icon, 1)
      guard let node = drawn.makeNode(isResting: !model.isMoving(at: time)) else { return }
      pixels.add(gsk_texture_node_get_texture(node))
      gsk_render_node_unref(node)
    }
  }

  /// One sum of the pixels of many images.
  @MainActor
  private final class PixelSum {
    private let checksum = made(g_checksum_new(G_CHECKSUM_SHA256))

    var text: String { String(cString: g_checksum_get_string(checksum)) }

    func add(_ texture: OpaquePointer) {
      let width = Int(gdk_texture_get_width(texture))
      let height = Int(gdk_texture_get_height(texture))
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      gdk_texture_download(texture, &bytes, gsize(width * 4))
      g_checksum_update(checksum, bytes, bytes.count)
    }

    isolated deinit { g_checksum_free(checksum) }
  }
#endif
