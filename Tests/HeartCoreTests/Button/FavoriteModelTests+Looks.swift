import Testing

@testable import HeartCore

/// The looks, and little motion.
extension FavoriteModelTests {
  @Test("Held down, the icon is at 0.9, eased over 0.1 s, and back again")
  func pressed() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    #expect(model.instant(at: 0).scale == 1)
    let half = model.instant(at: 0.05).scale
    #expect(half < 1 && half > 0.9)
    #expect(agree(model.instant(at: 0.1).scale, 0.9))
    model.handle(.release(inside: false), at: 1)
    #expect(agree(model.instant(at: 1).scale, 0.9))
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

  @Test("With little motion only opacity differs between frames, within 0.2 s", arguments: styles)
  func reduced(name: FavoriteStyle.Name) {
    var model = FavoriteModel(style: name.style, reducesMotion: true)
    model.handle(.press, at: 0)
    #expect(agree(model.instant(at: 0.1).opacity, 0.7))
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

  @Test("With little motion, pressing and changing take the same time at any speed")
  func reducedSpeed() {
    for speed in [0.01, 0.25, 1, 100] {
      var model = FavoriteModel(speed: speed, reducesMotion: true)
      model.handle(.press, at: 0)
      // 1 − 0.3 rounds.
      #expect(agree(model.instant(at: 0.1).opacity, 0.7))
      #expect(model.instant(at: 0.05).opacity < 1)
      model.handle(.release(inside: true), at: 1)
      #expect(model.instant(at: 1.05).progress > 0 && model.instant(at: 1.1).progress < 1)
      #expect(model.instant(at: 1.15).progress == 1)
    }
  }

  @Test("The end of the wish for little motion lets a fade go on")
  func fullAgain() {
    var model = FavoriteModel(reducesMotion: true)
    _ = Self.tap(&model, at: 0)
    let before = model.instant(at: 0.05)
    #expect(model.handle(.setReducesMotion(false), at: 0.05) == .none)
    #expect(model.instant(at: 0.05).progress == before.progress)
    #expect(model.instant(at: 0.05).fill == .fades)
    #expect(model.advance(to: 0.15).settled == .finished)
  }
}
