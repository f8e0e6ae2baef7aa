#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// Keeps a favorite button's model in step with a binding.
  ///
  /// All that is decided is decided here, with the time as an argument; the views only pass on
  /// what happens and what is told.
  ///
  /// A binding may answer a write at once, later, or not at all. Until ``patience`` is over the
  /// button stays as the person left it; then it goes to what the binding says.
  ///
  /// The binding is read only where views are made. At any other time it may belong to something
  /// that is gone, as a removed row of a list.
  @MainActor
  final class FavoriteDriver: ObservableObject {
    /// How long a binding may take to show what was written, in seconds.
    ///
    /// It is the default style's whole way: a button that is refused fills, and empties again.
    nonisolated static let patience = 0.35

    private var model: FavoriteModel
    private let arts = IconArtCache()
    /// The instant from which on the binding's word counts.
    private var deadline: Double?
    /// What the binding said when the views were made last, and since when.
    private var seen: (value: Bool, since: Double)
    /// Changes when the views have to be made anew; frames of a motion do not count.
    @Published private var revision = 0

    /// Creates the driver of a button that rests in a state.
    init(isSelected: Bool) {
      model = FavoriteModel(isSelected: isSelected)
      seen = (isSelected, -.infinity)
    }

    /// Whether the button is selected, or on its way there.
    var isSelected: Bool { model.isSelected }

    /// Whether frames are needed after an instant.
    func isMoving(at time: Double) -> Bool {
      due != nil || model.isMoving(at: time)
    }

    /// The instant at which the button goes to what the binding says; nil where it is there.
    ///
    /// Without a write it is waited for as well: SwiftUI may leave out telling of a change, when
    /// there are several in one frame.
    private var due: Double? {
      if let deadline { return deadline }
      return model.isSelected == seen.value ? nil : seen.since + Self.patience
    }

    /// What the button is like at an instant.
    ///
    /// It is so from the first frame on, before anything of the surroundings was told.
    func instant(at time: Double, under conditions: FavoriteConditions) -> FavoriteInstant {
      var shown = model
      shown.handle(.setEnabled(conditions.isEnabled), at: time)
      shown.handle(.setReducesMotion(conditions.reducesMotion), at: time)
      return shown.instant(at: time)
    }

    /// The icon in the form that is drawn, made once.
    func art(for icon: Icon) -> IconArt {
      arts.art(for: icon)
    }

    /// The views are made, and the binding says a value.
    ///
    /// Nothing moves yet, and nothing is published: that waits until the views are there.
    func see(_ value: Bool, at time: Double) {
      if value != seen.value { seen = (value, time) }
    }

    /// The person pressed the button, or let go of it.
    func press(_ isDown: Bool, at time: Double, under conditions: FavoriteConditions)
      -> FavoriteNotices
    {
      // Whether it counts is the system's to say: it calls the button's action then.
      handle(isDown ? .press : .cancel, at: time, under: conditions)
    }

    /// The pointer came over the button, or left.
    func hover(_ isOver: Bool, at time: Double, under conditions: FavoriteConditions)
      -> FavoriteNotices
    {
      handle(.hover(isOver), at: time, under: conditions)
    }

    /// The person used the button, with a finger, a key or assistive technology.
    ///
    /// What is told as changed is to be written to the binding.
    func activate(at time: Double, under conditions: FavoriteConditions) -> FavoriteNotices {
      let notices = handle(.activate, at: time, under: conditions)
      if notices.changed != nil { deadline = time + Self.patience }
      return notices
    }

    /// The binding's value has changed.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - animated: Whether its transaction has an animation.
    ///   - time: The instant, in seconds.
    ///   - conditions: The surroundings.
    func bindingChanged(
      to value: Bool, animated: Bool, at time: Double, under conditions: FavoriteConditions
    ) -> FavoriteNotices {
      see(value, at: time)
      if value == model.isSelected { deadline = nil }
      // A slow binding that repeats what was written before the latest tap.
      guard deadline == nil else { return .none }
      return handle(.set(value, animated: animated), at: time, under: conditions)
    }

    /// The surroundings have changed.
    func conditionsChanged(at time: Double, under conditions: FavoriteConditions)
      -> FavoriteNotices
    {
      defer { revision += 1 }
      return apply(conditions, at: time)
    }

    /// A frame is shown at an instant, in seconds.
    func advance(to time: Double) -> FavoriteNotices {
      var notices = model.advance(to: time)
      if let due, time >= due {
        deadline = nil
        notices.add(model.handle(.set(seen.value, animated: true), at: time))
      }
      if !isMoving(at: time) { revision += 1 }
      return notices
    }

    /// The button came in sight.
    func appear(at time: Double, value: Bool, under conditions: FavoriteConditions)
      -> FavoriteNotices
    {
      see(value, at: time)
      guard deadline == nil else { return conditionsChanged(at: time, under: conditions) }
      return handle(.set(value, animated: false), at: time, under: conditions)
    }

    /// The button went out of sight: what moves is at its end, and the binding's word counts.
    func hide(at time: Double) -> FavoriteNotices {
      var notices = model.handle(.hide, at: time)
      deadline = nil
      notices.add(model.handle(.set(seen.value, animated: false), at: time))
      revision += 1
      return notices
    }

    private func handle(
      _ event: FavoriteEvent, at time: Double, under conditions: FavoriteConditions
    ) -> FavoriteNotices {
      defer { revision += 1 }
      var notices = apply(conditions, at: time)
      notices.add(model.handle(event, at: time))
      return notices
    }

    private func apply(_ conditions: FavoriteConditions, at time: Double) -> FavoriteNotices {
      if model.style != conditions.style { model.style = conditions.style }
      model.speed = conditions.speed
      var notices = model.handle(.setEnabled(conditions.isEnabled), at: time)
      notices.add(model.handle(.setReducesMotion(conditions.reducesMotion), at: time))
      return notices
    }
  }

  extension FavoriteNotices {
    /// Adds what is told later in the same turn; at most one change settles in a turn.
    fileprivate mutating func add(_ later: FavoriteNotices) {
      settled = settled ?? later.settled
      changed = later.changed ?? changed
    }
  }
#endif
