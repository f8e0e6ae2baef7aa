import HeartCore

/// What a moving file shows: changes, each held at its end.
///
/// ```
/// let select = FavoriteFilm(.select, in: .grow)
/// let story = Storyboard(
///   [.init(select, hold: 1)], look: FavoriteLook(), slot: canvas, canvas: canvas)
/// story?.duration               // 1.35
/// story?.picture(at: 0.1)       // the fill on its way
/// ```
///
/// Times are seconds from the start of the file.
public struct Storyboard: Sendable {
  /// A change, and how long its end stays.
  public struct Scene: Sendable {
    /// The change.
    public let film: FavoriteFilm
    /// How long the settled end stays, in seconds.
    public let hold: Double

    /// Creates a change with a hold after it.
    ///
    /// The hold is 0 seconds or more, and finite.
    public init(_ film: FavoriteFilm, hold: Double = 0) {
      precondition(
        hold >= 0 && hold.isFinite, "A hold must be 0 seconds or more, and finite")
      self.film = film
      self.hold = hold
    }

    /// The whole time that it takes, in seconds.
    public var duration: Double { film.duration + hold }
  }

  /// The changes in their order; at least one.
  public let scenes: [Scene]
  /// What the button looks like at rest.
  public let look: FavoriteLook
  /// The room for the icon at rest, in points of the canvas.
  public let slot: Box
  /// What is shown of the plane.
  ///
  /// Its upper left corner is the place (0, 0).
  public let canvas: Box

  /// Creates the story of some changes on a canvas.
  ///
  /// Nil where the icon cannot be fitted into its slot, since either has no area.
  ///
  /// - Parameters:
  ///   - scenes: The changes in their order; at least one.
  ///   - look: What the button looks like at rest.
  ///   - slot: The room for the icon at rest, in points of the canvas.
  ///   - canvas: What is shown, from (0, 0).
  public init?(_ scenes: [Scene], look: FavoriteLook, slot: Box, canvas: Box) {
    precondition(!scenes.isEmpty, "A story needs at least one change")
    guard look.icon.zoom(in: slot, placement: look.placement, heartSize: look.heartSize) != nil
    else { return nil }
    self.scenes = scenes
    self.look = look
    self.slot = slot
    self.canvas = canvas
  }

  /// The whole time, holds and all, in seconds.
  public var duration: Double { scenes.reduce(0) { $0 + $1.duration } }

  /// How exactly times must be written, in seconds.
  ///
  /// Ten microseconds, or a 100,000th of the shortest change where that is less: what grows from
  /// nothing is then off by no more than some 100,000ths of its size.
  var timePrecision: Double {
    scenes.reduce(10e-6) { least, scene in
      scene.film.duration > 0 ? min(least, 1e-5 * scene.film.duration) : least
    }
  }

  /// When a scene begins, in seconds.
  public func start(ofScene index: Int) -> Double {
    scenes[..<index].reduce(0) { $0 + $1.duration }
  }

  /// What is to be seen at an instant.
  ///
  /// Past the end it is the settled end.
  public func picture(at seconds: Double) -> Picture {
    var start = 0.0
    for scene in scenes {
      if seconds < start + scene.duration {
        return picture(of: scene.film.instant(at: max(0, seconds - start)))
      }
      start += scene.duration
    }
    return settled
  }

  /// What is to be seen when all is over.
  public var settled: Picture { picture(of: scenes[scenes.count - 1].film.settled) }

  /// Stops whoever would write it into a file of another size.
  func requireCanvas(width: Double, height: Double) {
    precondition(
      canvas.width == width && canvas.height == height,
      "A file of \(width)×\(height) points cannot hold a canvas of "
        + "\(canvas.width)×\(canvas.height)")
  }

  func picture(of instant: FavoriteInstant) -> Picture {
    var picture = Picture()
    picture.refill(instant, look: look, in: slot)
    return picture
  }
}
