extension Picture {
  /// Makes this the picture of a favorite button.
  ///
  /// It is made in the memory that the picture has.
  ///
  /// The icon and what grows in it are a group with the icon as its mask; ring and particles lie
  /// outside. Once the fill has come the whole way, the border is gone and the fill is a rectangle
  /// larger than the icon: so no color of the border shines through its edge.
  ///
  /// - Parameters:
  ///   - instant: What the button is like.
  ///   - look: Its icon and colors.
  ///   - slot: The room for the icon at rest, in points. Ring and particles, and the icon while it
  ///     is larger, go beyond it by the style's ``FavoriteStyle/reach``. A room without area gives
  ///     an empty picture.
  public mutating func refill(_ instant: FavoriteInstant, look: FavoriteLook, in slot: Box) {
    removeAll()
    let icon = look.icon
    guard
      let rest = icon.zoom(in: slot, placement: look.placement, heartSize: look.heartSize)
    else { return }
    let center = rest(icon.frame.center)
    let zoom = rest.then(Zoom(scale: instant.scale, about: center))
    if instant.progress < 1 {
      addBorder(of: look, at: instant, rest: rest, zoom: zoom)
    }
    addFill(of: look, at: instant, zoom: zoom)
    group = Group(
      itemCount: items.count, mask: icon.maskShape, maskZoom: zoom, opacity: instant.opacity)
    if let effects = instant.effects {
      // Never more than the room allows, so that a canvas of room × reach holds it all.
      let unit = min(icon.frame.longerSide * rest.scale, slot.shorterSide)
      addRing(of: effects, fill: look.fillColor, about: center, unit: unit)
      addParticles(of: effects, fill: look.fillColor, about: center, unit: unit)
    }
  }

  /// Makes this the picture of an icon in one color.
  public mutating func refill(shape icon: Icon, color: RGBA, zoom: Zoom) {
    removeAll()
    switch icon.art {
    case .outline(let outline):
      add(PictureItem(role: .shape, shape: .outline(outline), zoom: zoom, color: color))
    case .images:
      add(
        PictureItem(role: .shape, shape: icon.coveringBox, zoom: zoom, color: color))
      group = Group(itemCount: 1, mask: icon.maskShape, maskZoom: zoom)
    }
  }

  private mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    group = nil
  }

  // In one place: what an array does to grow would be copied to each.
  @inline(never)
  private mutating func add(_ item: PictureItem) {
    items.append(item)
  }

  private mutating func addBorder(
    of look: FavoriteLook, at instant: FavoriteInstant, rest: Zoom, zoom: Zoom
  ) {
    // Under a translucent fill the border would be gone at one blow when the fill is full.
    let opacity = look.fillColor.alpha < 1 ? 1 - instant.progress : 1
    let color = instant.isHighlighted ? look.fillColor : look.borderColor
    let ink: PictureItem.Ink = instant.isHighlighted ? .fill : .border
    switch look.icon.art {
    case .outline(let outline):
      let width =
        look.borderWidth.map { $0 / rest.scale }
        ?? look.icon.frame.longerSide * FavoriteDefaults.borderShare
      guard width > 0, width.isFinite else { return }
      // The mask cuts off the outer half of a line twice as wide.
      add(
        PictureItem(
          role: .border, shape: .outline(outline), zoom: zoom, color: color, ink: ink,
          opacity: opacity, lineWidth: 2 * width))
    case .images(_, .some(let border)):
      let size = Box(x: 0, y: 0, width: Double(border.width), height: Double(border.height))
      guard let fit = Icon.fit(size, in: look.icon.frame) else { return }
      add(
        PictureItem(
          role: .border, shape: .image(border), zoom: fit.then(zoom), color: color,
          opacity: opacity))
    case .images(_, .none): return
    }
  }

  private mutating func addFill(of look: FavoriteLook, at instant: FavoriteInstant, zoom: Zoom) {
    guard instant.progress > 0 else { return }
    let icon = look.icon
    var item = PictureItem(
      role: .fill, shape: icon.coveringBox, zoom: zoom, color: look.fillColor, ink: .fill,
      opacity: instant.progress)
    if instant.progress < 1, instant.fill == .grows {
      let disc = Zoom(
        scale: icon.fillRadius * instant.progress, offset: icon.frame.center - .origin)
      guard disc.scale > 0 else { return }
      item.shape = .disc
      item.zoom = disc.then(zoom)
      item.opacity = 1
    }
    add(item)
  }

  private mutating func addRing(
    of effects: StyleEffects, fill: RGBA, about center: Point2D, unit: Double
  ) {
    guard let ring = effects.style.ring, let radii = ring.radii(at: effects.elapsed) else { return }
    let middle = (radii.outer + radii.hole) / 2
    addDisc(
      .ring, about: center, radius: middle * unit, color: ring.color, fill: fill,
      opacity: effects.opacity,
      // As wide as twice the radius, the line covers the whole disc.
      lineWidth: (radii.outer - radii.hole) / middle)
  }

  private mutating func addParticles(
    of effects: StyleEffects, fill: RGBA, about center: Point2D, unit: Double
  ) {
    var first = 0
    for ring in effects.style.particles {
      for index in 0..<ring.count {
        guard let particle = ring.particle(index, at: effects.elapsed) else { continue }
        addDisc(
          .particle(first + index), about: center + particle.place * unit,
          radius: particle.radius * unit, color: particle.color, fill: fill,
          opacity: effects.opacity)
      }
      first += ring.count
    }
  }

  /// Adds a disc, or a line along its rim, in a color of its own or else in the fill's.
  @inline(never)
  private mutating func addDisc(
    _ role: PictureItem.Role, about center: Point2D, radius: Double, color: RGBA?, fill: RGBA,
    opacity: Double, lineWidth: Double? = nil
  ) {
    add(
      PictureItem(
        role: role, shape: .disc, zoom: Zoom(scale: radius, offset: center - .origin),
        color: color ?? fill, ink: color == nil ? .fill : .own, opacity: opacity,
        lineWidth: lineWidth))
  }
}

extension Icon {
  /// The shape that a group of the icon is masked with.
  fileprivate var maskShape: PictureShape {
    switch art {
    case .outline(let outline): .outline(outline)
    case .images(let mask, _): .image(mask)
    }
  }

  /// A rectangle that holds the whole icon with room to spare.
  ///
  /// There is some on each side.
  fileprivate var coveringBox: PictureShape {
    let half = 1.25 * fillRadius
    let center = frame.center
    return .box(Box(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }
}
