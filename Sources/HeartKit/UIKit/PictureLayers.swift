#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import QuartzCore

  /// The layers that show a favorite button's pictures.
  ///
  /// There is one layer for each role. It is made when its role first comes up, kept, and hidden
  /// while its role is not in the picture: pictures follow one another without a layer being made.
  ///
  /// ```
  /// root ─┬─ group (mask: the icon) ─┬─ border
  ///       │                          └─ fill
  ///       ├─ ring
  ///       └─ particles, in order
  /// ```
  ///
  /// The layers always hold what is to be seen in the end. No animation is needed for them to be
  /// right, and none is on them but one on the root, while a new layout is being moved to.
  final class PictureLayers {
    /// The layer that all others are in.
    let root = CALayer()
    private let group = CALayer()
    let border = ItemLayer()
    private let fill = ItemLayer()
    private let mask = ItemLayer()
    private var ring: ItemLayer?
    private var particles: [ItemLayer] = []

    private var palette: Palette?
    private var rest = Zoom.identity

    /// Makes the layers of a button that rests.
    init() {
      group.addSublayer(border.layer)
      group.addSublayer(fill.layer)
      group.mask = mask.layer
      root.addSublayer(group)
    }

    /// How many pixels of the display one point is.
    var contentsScale: CGFloat = 1 {
      didSet {
        guard contentsScale != oldValue else { return }
        for item in allItems { item.contentsScale = contentsScale }
      }
    }

    /// Shows a picture.
    ///
    /// - Parameters:
    ///   - picture: A favorite button's.
    ///   - palette: The colors that its own stand for.
    ///   - rest: Where the icon is at rest. Outlines are traced there once, and moved from there.
    func show(_ picture: Picture, palette: Palette, rest: Zoom) {
      if palette != self.palette {
        self.palette = palette
        for item in allItems { item.forgetColor() }
      }
      self.rest = rest
      let inside = picture.group?.itemCount ?? 0
      showGroup(picture.group)
      show(picture.items[..<inside].first { $0.role == .border }, in: border)
      show(picture.items[..<inside].first { $0.role == .fill }, in: fill)
      showEffects(picture.items[inside...])
    }

    private func showGroup(_ shown: Picture.Group?) {
      group.isHidden = shown == nil
      guard let shown else { return }
      group.opacity = Float(shown.opacity)
      mask.show(
        PictureItem(role: .shape, shape: shown.mask, zoom: shown.maskZoom, color: .black),
        color: { RGBA.black.cgColor }, rest: rest)
    }

    private func showEffects(_ items: ArraySlice<PictureItem>) {
      ring?.hide()
      for particle in particles { particle.hide() }
      for item in items {
        switch item.role {
        case .ring: show(item, in: ringLayer())
        case .particle(let index): show(item, in: particleLayer(index))
        case .shape, .border, .fill: continue
        }
      }
    }

    private func show(_ item: PictureItem?, in layer: ItemLayer) {
      guard let item, let palette else { return layer.hide() }
      layer.show(item, color: { palette.color(of: item) }, rest: rest)
    }

    private func ringLayer() -> ItemLayer {
      if let ring { return ring }
      let made = makeLayer(at: 1)
      ring = made
      return made
    }

    private func particleLayer(_ index: Int) -> ItemLayer {
      while particles.count <= index {
        particles.append(makeLayer(at: UInt32(root.sublayers?.count ?? 0)))
      }
      return particles[index]
    }

    private func makeLayer(at index: UInt32) -> ItemLayer {
      let made = ItemLayer()
      made.contentsScale = contentsScale
      root.insertSublayer(made.layer, at: index)
      return made
    }

    private var allItems: [ItemLayer] {
      [mask, border, fill] + (ring.map { [$0] } ?? []) + particles
    }
  }
#endif
