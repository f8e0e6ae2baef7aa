internal import HeartCore
internal import HeartExport

extension Look {
  /// The SVG document that the look is drawn in.
  ///
  /// - Parameters:
  ///   - title: What it is called; nil for the usual.
  ///   - names: What the names in it begin with; nil for the usual.
  func svg(title: String?, names: String?) -> SVGDocument {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    guard let title else {
      return SVGDocument(
        width: width, height: height, background: background, namePrefix: names)
    }
    return SVGDocument(
      width: width, height: height, background: background, title: title, namePrefix: names)
  }

  /// The Lottie file that the look is drawn in.
  func lottie(title: String?, frameRate: Double) -> LottieDocument {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    guard let title else {
      return LottieDocument(
        width: width, height: height, background: background, frameRate: frameRate)
    }
    return LottieDocument(
      width: width, height: height, background: background, title: title, frameRate: frameRate)
  }

  /// Changes one after another, each held at its end for some seconds.
  func story(of films: [FavoriteFilm], hold: Double) throws(CommandError) -> Storyboard {
    let scenes = films.map { Storyboard.Scene($0, hold: hold) }
    let story = Storyboard(scenes, look: favorite, slot: slot, canvas: canvas.box)
    guard let story else { throw .shapeless(.path) }
    return story
  }
}
