public import HeartCore
internal import HeartExport

extension WorkbenchLook {
  /// How long a settled end stays in a file, in seconds: as the command has it.
  private static let hold = 1.0

  /// The SVG document that moves, in UTF-8: what the command writes.
  ///
  /// - Parameters:
  ///   - changes: What happens, one after another; at least one.
  ///   - plays: How often.
  public func svg(
    _ changes: [FavoriteChange], plays: PlayCount = .once
  ) throws(WorkbenchError) -> [UInt8] {
    let story = try story(of: changes)
    return SVGDocument(width: canvas.width, height: canvas.height)
      .moving(story, plays: plays, png: noImage)
  }

  /// The Lottie file, in UTF-8: what the command writes.
  ///
  /// - Parameter changes: What happens, one after another; at least one.
  public func lottie(_ changes: [FavoriteChange]) throws(WorkbenchError) -> [UInt8] {
    let story = try story(of: changes)
    return LottieDocument(width: canvas.width, height: canvas.height).moving(story, png: noImage)
  }

  /// What the button looks like at rest; throws where that could not be drawn.
  func favorite() throws(WorkbenchError) -> FavoriteLook {
    var look = FavoriteLook(
      icon: try icon(), fillColor: fillColor, borderColor: borderColor, borderWidth: borderWidth)
    guard !look.canBeDrawn(in: slot) else { return look }
    guard case .path(_, .some, _) = source, case .outline(let outline) = look.icon.art else {
      throw .shapeless
    }
    look.icon = Icon(outline: outline)
    throw look.canBeDrawn(in: slot) ? .foreignViewBox : .shapeless
  }

  private func icon() throws(WorkbenchError) -> Icon {
    switch source {
    case .named(let name): return name.icon
    case .path(let data, let viewBox, let fillRule):
      let outline: Outline
      do throws(PathDataError) {
        outline = try Outline(pathData: data, fillRule: fillRule)
      } catch {
        throw .path(error)
      }
      if let viewBox {
        guard viewBox.width > 0, viewBox.height > 0, viewBox.x.isFinite, viewBox.y.isFinite,
          viewBox.maxX.isFinite, viewBox.maxY.isFinite
        else { throw .viewBox }
      }
      return Icon(outline: outline, viewBox: viewBox)
    }
  }

  private func story(of changes: [FavoriteChange]) throws(WorkbenchError) -> Storyboard {
    let scenes = changes.map { change in
      Storyboard.Scene(
        FavoriteFilm(
          change, in: style.style, speed: speed, reducesMotion: motion == .reduced),
        hold: Self.hold)
    }
    let story = Storyboard(scenes, look: try favorite(), slot: slot, canvas: canvas)
    guard let story else { throw .shapeless }
    return story
  }

  /// What a file shows, in whole pixels.
  var canvas: Box {
    let side = size.rounded(.toNearestOrEven)
    return Box(x: 0, y: 0, width: side, height: side)
  }

  /// The room of the icon: what the style draws around it is never cut.
  private var slot: Box { canvas.divided(by: style.style.reach) }
}

/// No look of the workbench has an image.
private func noImage(_ image: Bitmap) -> [UInt8] {
  preconditionFailure("A look of outlines was asked for an image")
}
