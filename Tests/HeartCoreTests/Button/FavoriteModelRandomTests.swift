import Testing

@testable import HeartCore

struct FavoriteModelRandomTests {
  @Test(
    "A million random events leave every value in range, every wish kept, every change settled once"
  )
  func million() {
    var dice = Dice(seed: 11)
    let styles = FavoriteStyle.Name.allCases.map(\.style)
    let reach = styles.map(\.reach).max() ?? 1
    var model = FavoriteModel()
    var wish = false
    var isEnabled = true
    var mayCount = false
    var told = 0
    var settled = 0
    var now = 0.0
    for event in 0..<1_000_000 {
      now += dice.number(in: 0...0.08)
      let time = [now, now, now, now, .nan, now - 1, .infinity][dice.index(below: 7)]
      let notices: FavoriteNotices
      var expected: Bool?
      switch dice.index(below: 12) {
      case 0, 1:
        notices = model.handle(.press, at: time)
        if isEnabled { mayCount = true }
      case 2: notices = model.handle(.drag(inside: dice.flip()), at: time)
      case 3, 4:
        notices = model.handle(.release(inside: true), at: time)
        if mayCount { expected = !wish }
        mayCount = false
      case 5:
        notices = model.handle(.release(inside: false), at: time)
        mayCount = false
      case 6:
        notices = model.handle(.cancel, at: time)
        mayCount = false
      case 7:
        notices = model.handle(.activate, at: time)
        if isEnabled { expected = !wish }
      case 8:
        wish = dice.flip()
        notices = model.handle(.set(wish, animated: dice.flip()), at: time)
      case 9:
        isEnabled = dice.index(below: 4) > 0
        notices = model.handle(.setEnabled(isEnabled), at: time)
        if !isEnabled { mayCount = false }
      case 10:
        switch dice.index(below: 7) {
        case 0: notices = model.handle(.setReducesMotion(dice.flip()), at: time)
        case 1:
          wish = dice.flip()
          notices = model.handle(.rebind(wish), at: time)
          mayCount = false
        case 2:
          model.style = styles[dice.index(below: styles.count)]
          model.speed = dice.number(in: 0.2...5)
          notices = .none
        case 3:
          notices = model.handle(.hide, at: time)
          mayCount = false
        default: notices = model.handle(.hover(dice.flip()), at: time)
        }
      default: notices = model.advance(to: time)
      }
      if let expected { wish = expected }
      told += notices.changed == nil ? 0 : 1
      settled += notices.settled == nil ? 0 : 1
      let instant = model.instant(at: now)
      let sound =
        notices.changed == expected && model.isSelected == wish
        && (0...1).contains(instant.progress) && (0...1).contains(instant.opacity)
        && instant.scale > 0.17 && instant.scale <= reach + 1e-9
        && (instant.effects.map { 0...1 ~= $0.opacity && $0.elapsed >= 0 } ?? true)
        && (told == settled || told == settled + 1)
        && (told == settled || model.isMoving(at: now))
      guard sound else {
        Issue.record(
          "event \(event) at \(now): \(notices), \(instant), \(told) told, \(settled) settled")
        return
      }
    }
    let last = model.advance(to: now + 100)
    settled += last.settled == nil ? 0 : 1
    #expect(told == settled)
    #expect(told > 100_000)
    #expect(!model.isMoving(at: now + 100))
    #expect(model.instant(at: now + 100).progress == (wish ? 1 : 0))
  }
}
