internal import HeartCore
internal import HeartExport

extension Look {
  /// The SVG document that the look is drawn in.
  ///
  /// - Parameter title: What it is called; nil for the usual.
  func svg(title: String?) -> SVGDocument {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    guard let title else {
      return SVGDocument(width: width, height: height, background: background)
    }
    return SVGDocument(width: width, height: height, background: background, title: title)
  }

  /// Changes one after another, each held at its end for some seconds.
  func story(of films: [FavoriteFilm], hold: Double) throws(CommandError) -> Storyboard {
    let scenes = films.map { Storyboard.Scene($0, hold: hold) }
    let story = Storyboard(scenes, look: favorite, slot: slot, canvas: canvas.box)
    guard let story else { throw .shapeless(.path) }
    return story
  }
}
