internal import HeartCore

/// An icon's geometry, in pixels of the canvas that it is fitted into.
struct IconReport {
  let icon: String
  let path: String?
  let bounds: Box
  let area: Double
  let length: Double?
  let cover: (center: Point2D, radius: Double)?
  let fillRadius: Double
  let cleft: Point2D?
  let tip: Point2D?

  /// The geometry of a look's icon.
  init(_ look: Look) throws(CommandError) {
    let shape = look.favorite.icon
    let zoom = shape.zoom(
      in: look.canvas.box, placement: look.favorite.placement,
      heartSize: look.favorite.heartSize)
    guard let zoom else { throw .shapeless(.path) }
    icon = look.iconChoice.name
    fillRadius = shape.fillRadius * zoom.scale
    cleft = shape.landmarks.cleft.map { zoom($0) }
    tip = shape.landmarks.tip.map { zoom($0) }
    switch shape.art {
    case .outline(let outline):
      let placed = outline.mapped(by: zoom)
      guard let extent = placed.bounds else { throw .shapeless(.path) }
      path = placed.pathData
      bounds = extent
      area = placed.area
      length = placed.length
      cover = placed.coveringCircle.map { ($0.center, $0.radius) }
    case .images(let mask, _):
      path = nil
      bounds = zoom(mask.visibleBounds)
      area = mask.alphaSum * zoom.scale * zoom.scale
      length = nil
      cover = nil
    }
  }
}

extension Bitmap {
  /// The smallest box that holds every pixel that is not clear, in pixels.
  fileprivate var visibleBounds: Box {
    var bounds: Box?
    for row in 0..<height {
      for column in 0..<width where alpha(column: column, row: row) > 0 {
        let pixel = Box(x: Double(column), y: Double(row), width: 1, height: 1)
        bounds = bounds?.union(pixel) ?? pixel
      }
    }
    return bounds ?? Box(x: 0, y: 0, width: 0, height: 0)
  }

  /// How many whole pixels the alpha makes up.
  fileprivate var alphaSum: Double {
    var sum = 0
    for row in 0..<height {
      for column in 0..<width { sum += Int(alpha(column: column, row: row)) }
    }
    return Double(sum) / 255
  }
}
