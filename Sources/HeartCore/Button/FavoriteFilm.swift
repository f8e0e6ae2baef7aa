/// A change from the tap on until everything is settled.
///
/// ```
/// let film = FavoriteFilm(.select, in: .grow)
/// film.duration                 // 0.35
/// film.instant(at: 0.1)         // the fill on its way
/// ```
public struct FavoriteFilm: Sendable {
  /// What happens.
  public let change: FavoriteChange
  /// How long it moves, in seconds.
  public let duration: Double
  /// What is to be seen when it is over.
  public let settled: FavoriteInstant
  private let model: FavoriteModel

  /// Creates the change of a button that rested until then.
  ///
  /// - Parameters:
  ///   - change: What happens.
  ///   - style: How it moves.
  ///   - speed: How fast, in ``FavoriteModel/speeds``; 1 is as designed.
  ///   - reducesMotion: Whether the person wants little motion.
  public init(
    _ change: FavoriteChange, in style: FavoriteStyle, speed: Double = FavoriteDefaults.speed,
    reducesMotion: Bool = false
  ) {
    let selecting = change == .select
    self.change = change
    duration = style.duration(selecting: selecting, speed: speed, reducesMotion: reducesMotion)
    settled = .settled(selected: selecting)
    var model = FavoriteModel(
      isSelected: !selecting, style: style, speed: speed, reducesMotion: reducesMotion)
    _ = model.handle(.set(selecting, animated: true), at: 0)
    self.model = model
  }

  /// What is to be seen some seconds after the tap.
  ///
  /// From the duration on it is the settled instant.
  public func instant(at seconds: Double) -> FavoriteInstant {
    seconds >= duration ? settled : model.instant(at: seconds)
  }
}
