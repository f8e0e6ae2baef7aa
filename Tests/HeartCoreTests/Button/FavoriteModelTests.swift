import Testing

@testable import HeartCore

struct FavoriteModelTests {
  static let styles = FavoriteStyle.Name.allCases

  private static func tap(_ model: inout FavoriteModel, at time: Double) -> FavoriteNotices {
    model.handle(.press, at: time)
    return model.handle(.release(inside: true), at: time)
  }

  // Set from code, initial state, rows of a list

  @Test("Set from code, the state is there at once, silent and still", arguments: styles)
  func silent(name: FavoriteStyle.Name) {
    var model = FavoriteModel(style: name.style)
    #expect(model.handle(.set(true, animated: false), at: 0) == .none)
    #expect(model.isSelected)
    #expect(model.instant(at: 0) == .settledIn(name.style, selected: true))
    #expect(!model.isMoving(at: 0))
  }

  @Test("A hundred buttons made and set start no motion and tell nothing", arguments: styles)
  func configuring(name: FavoriteStyle.Name) {
    for index in 0..<100 {
      var model = FavoriteModel(isSelected: index % 3 == 0, style: name.style)
      #expect(model.handle(.rebind(index % 2 == 0), at: Double(index)) == .none)
      #expect(!model.isMoving(at: Double(index)))
    }
  }

  @Test("Setting what already is does nothing, also in flight")
  func idempotent() {
    var model = FavoriteModel()
    for _ in 0..<3 {
      #expect(model.handle(.set(true, animated: false), at: 0) == .none)
      #expect(model.instant(at: 0).progress == 1)
    }
    _ = Self.tap(&model, at: 1)
    let flying = model
    #expect(model.handle(.set(false, animated: true), at: 1) == .none)
    #expect(model.handle(.set(false, animated: false), at: 1) == .none)
    #expect(model == flying)
  }

  @Test("Set animated, the state is there at once and the whole motion follows, untold")
  func animated() {
    var model = FavoriteModel()
    #expect(model.handle(.set(true, animated: true), at: 0) == .none)
    #expect(model.isSelected)
    #expect(model.isMoving(at: 0))
    #expect(abs(model.instant(at: 0.175).progress - TimingCurve.easeOut(0.5)) < 1e-12)
    #expect(model.advance(to: 0.35) == .none)
    #expect(!model.isMoving(at: 0.35))
    #expect(model.instant(at: 0.35) == .settled(selected: true))
  }

  @Test("However a state was reached, it looks the same", arguments: styles)
  func sameEnd(name: FavoriteStyle.Name) {
    for state in [true, false] {
      var still = FavoriteModel(isSelected: !state, style: name.style)
      still.handle(.set(state, animated: false), at: 0)
      var moved = FavoriteModel(isSelected: !state, style: name.style)
      moved.handle(.set(state, animated: true), at: 0)
      var tapped = FavoriteModel(isSelected: !state, style: name.style)
      _ = Self.tap(&tapped, at: 0)
      let made = FavoriteModel(isSelected: state, style: name.style)
      for model in [still, moved, tapped, made] {
        #expect(model.instant(at: 9) == .settledIn(name.style, selected: state))
      }
    }
  }

  @Test("A row bound to another item shows that item's state at once, whatever was running")
  func rebinds() {
    var model = FavoriteModel(style: .burst)
    _ = Self.tap(&model, at: 0)
    model.handle(.press, at: 0.05)
    #expect(model.handle(.rebind(false), at: 0.1) == FavoriteNotices(settled: .cancelled))
    #expect(model.instant(at: 0.1) == .settledIn(.burst, selected: false))
    #expect(!model.isMoving(at: 0.1))
    // What was down belongs to the item before.
    #expect(model.handle(.release(inside: true), at: 0.2) == .none)
    #expect(!model.isSelected)
  }

  @Test("Rows that are bound, tapped and scrolled show just what their items are")
  func rows() {
    var dice = Dice(seed: 10)
    var items = [Bool](repeating: false, count: 200)
    var rows = (0..<12).map { (item: $0, model: FavoriteModel(style: .burst)) }
    for tick in 0..<20_000 {
      let now = Double(tick) * 0.01
      let row = dice.index(below: rows.count)
      if dice.flip() {
        let item = dice.index(below: items.count)
        rows[row].item = item
        rows[row].model.handle(.rebind(items[item]), at: now)
      } else if let state = Self.tap(&rows[row].model, at: now).changed {
        items[rows[row].item] = state
        // Other rows that show the same item follow.
        for other in rows.indices where other != row && rows[other].item == rows[row].item {
          rows[other].model.handle(.set(state, animated: false), at: now)
        }
      }
      for row in rows { #expect(row.model.isSelected == items[row.item]) }
    }
  }

  // Taps, interruption, timing

  @Test("A tap is told when it is lifted, and its settling once the motion is over")
  func told() {
    var model = FavoriteModel()
    #expect(model.handle(.press, at: 0) == .none)
    #expect(model.handle(.release(inside: true), at: 0.05) == FavoriteNotices(changed: true))
    #expect(model.isSelected)
    #expect(model.advance(to: 0.399) == .none)
    #expect(model.isMoving(at: 0.399))
    #expect(model.advance(to: 0.05 + 0.35) == FavoriteNotices(settled: .finished))
    #expect(model.advance(to: 0.5) == .none)
    #expect(!model.isMoving(at: 0.5))
  }

  @Test("A settlement that is still to be told keeps the model moving")
  func owed() {
    var model = FavoriteModel()
    _ = Self.tap(&model, at: 0)
    #expect(model.isMoving(at: 100))
    #expect(model.advance(to: 100) == FavoriteNotices(settled: .finished))
    #expect(!model.isMoving(at: 100))
  }

  @Test("A tap in flight turns round from where it is, and the last wish wins")
  func turnsRound() {
    var model = FavoriteModel()
    _ = Self.tap(&model, at: 0)
    let before = model.instant(at: 0.1).progress
    #expect(
      Self.tap(&model, at: 0.1) == FavoriteNotices(settled: .cancelled, changed: false))
    #expect(!model.isSelected)
    #expect(abs(model.instant(at: 0.1).progress - before) < 1e-12)
    var earlier = before
    for step in 1...60 {
      let progress = model.instant(at: 0.1 + Double(step) * 0.25 / 60).progress
      #expect(progress <= earlier)
      earlier = progress
    }
    #expect(earlier == 0)
  }

  @Test(
    "Twenty taps within 0.6 s are twenty changes, alternating, each settled once", arguments: styles
  )
  func quickTaps(name: FavoriteStyle.Name) {
    var model = FavoriteModel(style: name.style)
    var settled = 0
    for tap in 0..<20 {
      let notices = Self.tap(&model, at: Double(tap) * 0.03)
      #expect(notices.changed == (tap % 2 == 0))
      #expect(notices.settled == (tap == 0 ? nil : .cancelled))
      settled += notices.settled == nil ? 0 : 1
    }
    #expect(model.advance(to: 10) == FavoriteNotices(settled: .finished))
    #expect(settled + 1 == 20)
    #expect(!model.isSelected)
  }

  @Test("A second whole select takes its whole duration again")
  func replays() {
    var model = FavoriteModel()
    _ = Self.tap(&model, at: 0)
    _ = Self.tap(&model, at: 0.1)
    model.advance(to: 5)
    _ = Self.tap(&model, at: 5)
    #expect(model.advance(to: 5.349) == .none)
    #expect(model.advance(to: 5.35).settled == .finished)
  }

  @Test("A hundred taps of each of 200 buttons replay the first run's frames")
  func identicalReplays() {
    var first: [FavoriteInstant] = []
    for button in 0..<200 {
      var model = FavoriteModel(style: .burst)
      for tap in 0..<100 {
        let now = Double(tap) * 4
        _ = Self.tap(&model, at: now)
        guard tap % 2 == 0 else { continue }
        let frames = (0..<8).map { model.instant(at: now + Double($0) / 8) }
        if button == 0, tap == 0 { first = frames }
        for (frame, original) in zip(frames, first) {
          // The same motion, but for the rounding of a clock that reads 400 s.
          #expect(frame.isNear(original, within: 1e-9), "button \(button), tap \(tap)")
        }
      }
    }
  }

  @Test("A press that slides off and is lifted there changes nothing and leaves no trace")
  func slidesOff() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    #expect(model.isPressed)
    model.handle(.drag(inside: false), at: 0.1)
    #expect(!model.isPressed)
    #expect(model.handle(.release(inside: false), at: 0.2) == .none)
    #expect(model.instant(at: 1) == .settled(selected: false))
    #expect(!model.isMoving(at: 1))
  }

  @Test("A press that slides off and back counts when it is lifted")
  func slidesBack() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    model.handle(.drag(inside: false), at: 0.1)
    model.handle(.drag(inside: true), at: 0.2)
    #expect(model.isPressed)
    #expect(model.handle(.release(inside: true), at: 0.3).changed == true)
  }

  @Test("A touch that the system takes away changes nothing")
  func cancelled() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    model.handle(.cancel, at: 0.1)
    #expect(model.handle(.release(inside: true), at: 0.2) == .none)
    #expect(!model.isSelected)
    #expect(!model.isPressed)
  }

  @Test("Lifting or moving what never went down does nothing")
  func strayEvents() {
    var model = FavoriteModel()
    let untouched = model
    for event in [FavoriteEvent.release(inside: true), .drag(inside: true), .cancel] {
      #expect(model.handle(event, at: 0) == .none)
      #expect(model.instant(at: 0) == untouched.instant(at: 0))
    }
  }

  @Test("A key changes the state without a press")
  func activates() {
    var model = FavoriteModel()
    #expect(model.handle(.activate, at: 0) == FavoriteNotices(changed: true))
    #expect(!model.isPressed)
    #expect(model.instant(at: 0.35) == .settled(selected: true))
  }

  @Test("A change by code in a person's change settles that one once, as cancelled")
  func codeInterrupts() {
    for animated in [true, false] {
      var model = FavoriteModel()
      _ = Self.tap(&model, at: 0)
      #expect(
        model.handle(.set(false, animated: animated), at: 0.1)
          == FavoriteNotices(settled: .cancelled))
      #expect(model.advance(to: 9) == .none)
    }
  }

  @Test("A change by code while it is held down leaves the press as it is")
  func codeWhilePressed() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    let scale = model.instant(at: 0.05).scale
    model.handle(.set(true, animated: false), at: 0.05)
    #expect(model.instant(at: 0.05).scale == scale)
    #expect(model.handle(.release(inside: true), at: 0.2).changed == false)
  }

  // Looks

  @Test("Held down, the icon is at 0.9, eased over 0.1 s, and back again")
  func pressed() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    #expect(model.instant(at: 0).scale == 1)
    let half = model.instant(at: 0.05).scale
    #expect(half < 1 && half > 0.9)
    #expect(abs(model.instant(at: 0.1).scale - 0.9) < 1e-12)
    model.handle(.release(inside: false), at: 1)
    #expect(abs(model.instant(at: 1).scale - 0.9) < 1e-12)
    #expect(model.instant(at: 1.1).scale == 1)
  }

  @Test("Disabled, it shows at 38 %, and no event of the person's changes it")
  func disabled() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    model.handle(.setEnabled(false), at: 0.05)
    #expect(!model.isPressed)
    #expect(model.handle(.release(inside: true), at: 0.1) == .none)
    #expect(Self.tap(&model, at: 0.2) == .none)
    #expect(model.handle(.activate, at: 0.3) == .none)
    #expect(!model.isSelected)
    #expect(model.instant(at: 1).opacity == 0.38)
    model.handle(.set(true, animated: false), at: 1)
    #expect(model.isSelected)
    model.handle(.setEnabled(true), at: 2)
    #expect(model.instant(at: 2) == .settled(selected: true))
  }

  @Test("Under the pointer the border takes the fill's color, but not while it is disabled")
  func hovered() {
    var model = FavoriteModel()
    model.handle(.hover(true), at: 0)
    #expect(model.instant(at: 0).isHighlighted)
    model.handle(.setEnabled(false), at: 0)
    #expect(!model.instant(at: 0).isHighlighted)
    model.handle(.setEnabled(true), at: 0)
    #expect(model.instant(at: 0).isHighlighted)
    model.handle(.hover(false), at: 0)
    #expect(!model.instant(at: 0).isHighlighted)
  }

  // Little motion

  @Test("With little motion only opacity differs between frames, within 0.2 s", arguments: styles)
  func reduced(name: FavoriteStyle.Name) {
    var model = FavoriteModel(style: name.style, reducesMotion: true)
    model.handle(.press, at: 0)
    #expect(abs(model.instant(at: 0.1).opacity - 0.7) < 1e-12)
    model.handle(.release(inside: true), at: 0.1)
    for step in 0...30 {
      let instant = model.instant(at: 0.1 + Double(step) / 100)
      #expect(instant.scale == 1)
      #expect(instant.fill == .fades)
      #expect(instant.effects == nil)
    }
    #expect(model.instant(at: 0.3).progress == 1)
    #expect(model.advance(to: 0.3).settled == .finished)
  }

  @Test("The wish for little motion ends what moves, which settles once")
  func reducedInFlight() {
    var model = FavoriteModel(style: .burst)
    _ = Self.tap(&model, at: 0)
    #expect(
      model.handle(.setReducesMotion(true), at: 0.1) == FavoriteNotices(settled: .finished))
    #expect(model.instant(at: 0.1).progress == 1)
    #expect(model.instant(at: 0.1).effects == nil)
    #expect(!model.isMoving(at: 0.1))
    #expect(model.handle(.setReducesMotion(true), at: 0.2) == .none)
  }

  // Time

  @Test("A time that is not finite, or earlier than one seen, is the latest seen")
  func oddTimes() {
    for odd in [Double.nan, .infinity, -.infinity, 4, -1e300] {
      var model = FavoriteModel()
      model.handle(.activate, at: 5)
      let now = model.instant(at: 5.1)
      model.advance(to: 5.1)
      #expect(model.instant(at: odd) == now, "\(odd)")
      #expect(model.handle(.activate, at: odd).changed == false, "\(odd)")
      #expect(model.instant(at: 5.1).progress == now.progress, "\(odd)")
    }
  }

  @Test("A model whose first event has no usable time is in a true state all the same")
  func noTime() {
    for odd in [Double.nan, .infinity, -.infinity, -.greatestFiniteMagnitude] {
      for name in Self.styles {
        var model = FavoriteModel(style: name.style)
        #expect(model.handle(.activate, at: odd).changed == true)
        #expect(model.advance(to: 0).settled == .finished)
        #expect(model.instant(at: 0) == .settledIn(name.style, selected: true))
        #expect(!model.isMoving(at: 0))
      }
    }
  }

  @Test("Buttons are values: what happens to one leaves every other alone")
  func independent() {
    var models = [FavoriteModel](repeating: FavoriteModel(style: .burst), count: 50)
    _ = Self.tap(&models[17], at: 0)
    for (index, model) in models.enumerated() {
      #expect(model.isSelected == (index == 17))
      #expect(model.isMoving(at: 0.1) == (index == 17))
    }
  }

  @Test("The example in the documentation does what it says")
  func documented() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    #expect(model.handle(.release(inside: true), at: 0.1) == FavoriteNotices(changed: true))
    #expect(model.advance(to: 0.2) == .none)
    #expect(model.advance(to: 0.5) == FavoriteNotices(settled: .finished))
  }
}

extension FavoriteInstant {
  /// Whether no number of it differs by more than a bound.
  func isNear(_ other: FavoriteInstant, within bound: Double) -> Bool {
    var largest = max(
      abs(progress - other.progress), abs(scale - other.scale), abs(opacity - other.opacity))
    switch (effects, other.effects) {
    case (let mine?, let others?):
      largest = max(
        largest, abs(mine.elapsed - others.elapsed), abs(mine.opacity - others.opacity))
    case (nil, nil): break
    default: return false
    }
    return largest <= bound && fill == other.fill && isHighlighted == other.isHighlighted
  }

  /// A button of a style at rest.
  static func settledIn(_ style: FavoriteStyle, selected: Bool) -> FavoriteInstant {
    var instant = settled(selected: selected)
    instant.fill = style.fill
    return instant
  }
}
