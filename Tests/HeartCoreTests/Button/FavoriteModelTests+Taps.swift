import Testing

@testable import HeartCore

/// Taps, interruption, timing.
extension FavoriteModelTests {
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
    #expect(agree(model.instant(at: 0.1).progress, before))
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
}
