/// A style on its way.
///
/// It is everything of a button that moves when it is selected or deselected. It can turn round at
/// any instant, and nothing that is seen jumps when it does.
package struct StyleMotion: Equatable, Sendable {
  /// How the fill covers the icon now.
  package private(set) var fill: FavoriteStyle.Fill

  private var progress: MovingValue
  private var scale = MovingScale()
  private var effects = MovingEffects()
  /// The style whose ring and particles are shown.
  ///
  /// It may still be the one before.
  private var effectsStyle: FavoriteStyle

  /// Creates the motion of a button that rests in a state.
  package init(isSelected: Bool, in style: FavoriteStyle = .grow) {
    effectsStyle = style
    fill = style.fill
    progress = MovingValue(resting: isSelected ? 1 : 0)
  }

  /// How far the fill has come at an instant, 0…1.
  package func progress(at time: Double) -> Double { progress.value(at: time) }
  /// The size of the whole icon at an instant; at rest 1.
  package func scale(at time: Double) -> Double { scale.value(at: time) }
  /// The ring and the particles at an instant.
  ///
  /// Nil where nothing of them is seen.
  package func effects(at time: Double) -> StyleEffects? {
    guard effects.isSeen(at: time, of: effectsStyle.effectsDuration) else { return nil }
    return StyleEffects(
      style: effectsStyle, elapsed: effects.elapsed(at: time), opacity: effects.opacity(at: time))
  }

  /// The instant from which on nothing moves.
  package var end: Double {
    max(progress.end, scale.end, effects.end(of: effectsStyle.effectsDuration))
  }

  /// Turns toward a state, from whatever is seen at an instant.
  ///
  /// - Parameters:
  ///   - isSelected: The state to go to.
  ///   - time: The instant of the turn, in seconds.
  ///   - style: The style to go there in.
  ///   - speed: How fast the motion runs; above 0. At 1 it is as designed.
  package mutating func change(
    toSelected isSelected: Bool, at time: Double, in style: FavoriteStyle, speed: Double
  ) {
    // A half-grown disc and a half-faded fill look different: only a resting fill changes its kind.
    if time >= progress.end { fill = style.fill }
    let timing = isSelected ? style.select : style.deselect
    let way = timing.duration / speed
    progress.move(to: isSelected ? 1 : 0, at: time, over: way, along: timing.curve)
    if isSelected {
      scale.select(at: time, in: style, speed: speed, isFresh: effects(at: time) == nil)
    } else {
      scale.deselect(at: time, in: style, speed: speed)
    }
    changeEffects(playing: isSelected, at: time, in: style, speed: speed, way: way)
  }

  private mutating func changeEffects(
    playing: Bool, at time: Double, in style: FavoriteStyle, speed: Double, way: Double
  ) {
    let othersAreSeen = effects(at: time) != nil && !style.hasSameEffects(as: effectsStyle)
    if playing && !othersAreSeen {
      effectsStyle = style
      effects.play(at: time, for: style.effectsDuration, speed: speed, way: way)
    } else {
      // Another style's effects that are still in sight leave before new ones come.
      let leaving = playing ? time + way : progress.end
      effects.fade(at: time, by: leaving, of: effectsStyle.effectsDuration)
    }
  }
}
