internal import HeartCore
internal import HeartExport

extension Look {
  /// The look that the options ask for, its images read.
  ///
  /// - Parameter canvas: The canvas where none is asked for and no image brings its own.
  init(
    _ arguments: Arguments, canvas: CanvasSize = .square(FavoriteDefaults.canvasSide)
  ) throws(CommandError) {
    style = try arguments.value(of: .style, as: Reading.style) ?? style
    speed = try arguments.value(of: .speed, as: Reading.number(in: FavoriteModel.speeds)) ?? speed
    reducesMotion =
      try arguments.value(of: .motion, as: Reading.reducesMotion) ?? reducesMotion
    try readColors(arguments)
    try readPlacement(arguments)
    let size = try arguments.value(of: .size, as: Reading.size)
    try readIcon(arguments)
    self.canvas = size ?? imageSize ?? canvas
    try checkIcon(arguments)
  }

  /// Throws where a color lets something through, and a GIF would show it as opaque.
  func checkOpaque(_ arguments: Arguments) throws(CommandError) {
    let isBare = background.alpha < 1
    let colors: [(CommandOption, RGBA)] = [
      (.background, background), (.fill, isBare ? favorite.fillColor : .clear),
      (.border, isBare && drawsLine ? favorite.borderColor : .clear),
    ]
    for (option, color) in colors where color.alpha > 0 && color.alpha < 1 {
      guard let given = arguments.given(option) else { continue }
      throw .seeThroughGIF(given)
    }
  }

  /// Whether the hollow line is one, and not an image or nothing.
  private var drawsLine: Bool {
    guard case .outline = favorite.icon.art else { return false }
    return favorite.borderWidth.map { $0 > 0 } ?? true
  }

  private var imageSize: CanvasSize? {
    guard case .images(let mask, _) = favorite.icon.art else { return nil }
    return CanvasSize(width: mask.width, height: mask.height)
  }

  private mutating func readColors(_ arguments: Arguments) throws(CommandError) {
    background = try arguments.color(of: .background) ?? background
    favorite.fillColor = try arguments.color(of: .fill) ?? favorite.fillColor
    favorite.borderColor = try arguments.color(of: .border) ?? favorite.borderColor
    favorite.borderWidth = try arguments.value(
      of: .borderWidth, as: Reading.number(in: 0...Double(Bitmap.sideLimit)))
  }

  private mutating func readPlacement(_ arguments: Arguments) throws(CommandError) {
    favorite.heartSize = try arguments.value(
      of: .heartSize, as: Reading.number(in: Look.heartSizes))
    favorite.placement =
      try arguments.value(of: .placement, as: Reading.placement) ?? favorite.placement
  }

  private mutating func readIcon(_ arguments: Arguments) throws(CommandError) {
    if let source = try arguments.value(of: .icon, as: Reading.icon) {
      try take(source)
    } else if let data = arguments.given(.path) {
      try take(data, arguments)
    } else if let file = try arguments.value(of: .maskImage, as: Reading.path) {
      let border = try arguments.value(of: .borderImage, as: Reading.path)
      iconChoice = .images(mask: file, border: border)
      favorite.icon = Icon(
        mask: try ImageFile.read(file), border: try border.map(ImageFile.read))
    }
    try fillHoles(arguments)
    guard favorite.placement != .seed || favorite.icon.landmarks.pivot != nil else {
      throw .seedPlacement(arguments.given(.placement)?.option ?? .placement, iconChoice.name)
    }
  }

  private mutating func fillHoles(_ arguments: Arguments) throws(CommandError) {
    guard let solid = arguments.given(.solid) else { return }
    isSolid = true
    // What has no area is blamed for that.
    guard case .outline(let outline) = favorite.icon.art, outline.hasArea else { return }
    guard let icon = favorite.icon.withoutHoles else { throw .rimless(solid.option) }
    favorite.icon = icon
  }

  /// Throws where there is nothing to draw, and blames what is at fault alone.
  private func checkIcon(_ arguments: Arguments) throws(CommandError) {
    guard !favorite.canBeDrawn(in: slot) else { return }
    var other = favorite
    if let size = arguments.given(.heartSize) {
      other.heartSize = nil
      guard !other.canBeDrawn(in: slot) else { throw .oversizedHeart(size) }
    }
    let source = arguments.given(.path)?.option ?? arguments.given(.icon)?.option ?? .path
    switch (favorite.icon.art, arguments.given(.viewBox)) {
    case (.outline(let outline), let box?):
      other.icon = Icon(outline: outline)
      throw other.canBeDrawn(in: slot) ? .foreignViewBox(box) : .shapeless(source)
    case (.outline, nil): throw .shapeless(source)
    case (.images, _): throw .clearMask(arguments.text(of: .maskImage) ?? "")
    }
  }

  private mutating func take(_ source: Reading.IconSource) throws(CommandError) {
    switch source {
    case .named(let name):
      iconChoice = .named(name)
      favorite.icon = name.icon
    case .file(let path):
      let icon = try IconFile.read(path)
      guard case .outline(let outline) = icon.art else {
        preconditionFailure("An SVG file became an icon of an image, \(path)")
      }
      iconChoice = .path(outline.pathData, viewBox: icon.frame, fillRule: outline.fillRule)
      favorite.icon = icon
    }
  }

  private mutating func take(
    _ data: GivenOption, _ arguments: Arguments
  ) throws(CommandError) {
    let rule = try arguments.value(of: .fillRule, as: Reading.fillRule) ?? .nonzero
    let viewBox = try arguments.value(of: .viewBox, as: Reading.box)
    do {
      let outline = try Outline(pathData: data.text, fillRule: rule)
      iconChoice = .path(data.text, viewBox: viewBox, fillRule: rule)
      favorite.icon = Icon(outline: outline, viewBox: viewBox)
    } catch {
      throw .badPath(data.option, error)
    }
  }
}
