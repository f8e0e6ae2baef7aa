import HeartCore

@testable import HeartExport

extension Storyboard {
  /// Some changes on a square canvas, each with a hold.
  static func sample(
    _ changes: [FavoriteChange] = [.select], in style: FavoriteStyle = .grow, speed: Double = 1,
    reducesMotion: Bool = false, look: FavoriteLook = FavoriteLook(), side: Double = 96,
    hold: Double = 1
  ) throws -> Storyboard {
    let canvas = Box(x: 0, y: 0, width: side, height: side)
    let scenes = changes.map {
      Scene(
        FavoriteFilm($0, in: style, speed: speed, reducesMotion: reducesMotion), hold: hold)
    }
    guard
      let story = Storyboard(
        scenes, look: look, slot: canvas.divided(by: style.reach), canvas: canvas)
    else { throw MissingPlace() }
    return story
  }

  /// Speeds at which a film's length has digits of every kind.
  static let sampleSpeeds = [0.01, 0.7, 1, 7, 10, 100]

  struct MissingPlace: Error {}
}
