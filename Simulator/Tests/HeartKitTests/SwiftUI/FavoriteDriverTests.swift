import HeartCore
import SwiftUI
import Testing

@testable import HeartKit

@MainActor @Suite("What keeps a button in step with its binding")
struct FavoriteDriverTests {
  private let grow = FavoriteConditions()

  @Test("A tap is told at once, and settles once") func tapToldAtOnce() {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.activate(at: 1, under: grow) == FavoriteNotices(changed: true))
    driver.answer(true)
    #expect(driver.isSelected)
    #expect(driver.isMoving(at: 1))
    #expect(driver.advance(to: 1.2, value: true) == .none)
    #expect(driver.advance(to: 1.36, value: true) == FavoriteNotices(settled: .finished))
    #expect(!driver.isMoving(at: 1.36))
    #expect(driver.advance(to: 1.4, value: true) == .none)
  }

  @Test("The binding's change is heard before or after the answer, or not at all")
  func bindingsChangeHeardBefore() {
    for order in [[0, 1], [1, 0], [0], [1]] {
      let driver = FavoriteDriver(isSelected: false)
      _ = driver.activate(at: 0, under: grow)
      for step in order {
        if step == 0 {
          driver.answer(true)
        } else {
          let notices = driver.bindingChanged(to: true, animated: false, at: 0.01, under: grow)
          #expect(notices == .none, "\(order)")
        }
      }
      // The tap's own motion goes on: neither cut short nor begun anew.
      #expect(driver.instant(at: 0.1, under: grow).progress.isBetween(0.3, 0.5), "\(order)")
      #expect(
        driver.advance(to: 0.5, value: true) == FavoriteNotices(settled: .finished), "\(order)")
      #expect(driver.isSelected, "\(order)")
    }
  }

  @Test(
    "A change from elsewhere moves only with an animation, and tells nothing",
    arguments: [false, true]) func changeFromElsewhereMoves(animated: Bool)
  {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.bindingChanged(to: true, animated: animated, at: 2, under: grow) == .none)
    #expect(driver.isMoving(at: 2) == animated)
    #expect(driver.instant(at: 2, under: grow).progress == (animated ? 0 : 1))
    #expect(driver.advance(to: 3, value: true) == .none)
    #expect(driver.instant(at: 3, under: grow).progress == 1)
  }

  @Test("A change from elsewhere settles the tap's as cancelled", arguments: [false, true])
  func changeFromElsewhereSettles(animated: Bool) {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(true)
    let notices = driver.bindingChanged(to: false, animated: animated, at: 0.1, under: grow)
    #expect(notices == FavoriteNotices(settled: .cancelled))
    #expect(!driver.isSelected)
    #expect(driver.advance(to: 9, value: false) == .none)
  }

  @Test("A parent that is made anew halfway neither stops nor begins the motion anew")
  func parentThatMadeAnew() {
    let driver = FavoriteDriver(isSelected: false)
    let other = FavoriteDriver(isSelected: false)
    for each in [driver, other] {
      _ = each.activate(at: 0, under: grow)
      each.answer(true)
    }
    #expect(driver.conditionsChanged(at: 0.17, under: grow) == .none)
    #expect(driver.appear(at: 0.17, value: true, under: grow) == .none)
    var last = 0.0
    for step in 17...40 {
      let time = Double(step) / 100
      let progress = driver.instant(at: time, under: grow).progress
      #expect(progress == other.instant(at: time, under: grow).progress)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test("A binding that refuses brings the button back, in motion") func bindingThatRefusesBrings()
  {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(false)
    #expect(driver.isSelected)
    _ = driver.advance(to: 0.2, value: false)
    #expect(driver.isSelected)
    // The motion ran to its end in this very turn; the way back is code's, and tells nothing.
    #expect(driver.advance(to: 0.35, value: false) == FavoriteNotices(settled: .finished))
    #expect(!driver.isSelected)
    #expect(driver.isMoving(at: 0.35))
    #expect(driver.instant(at: 0.4, under: grow).progress.isBetween(0.5, 0.99))
    #expect(driver.advance(to: 0.7, value: false) == .none)
    #expect(driver.instant(at: 0.7, under: grow).progress == 0)
    #expect(!driver.isMoving(at: 0.7))
  }

  @Test("A refused button of a long style settles as cancelled") func refusedButtonLongStyle() {
    let driver = FavoriteDriver(isSelected: false)
    let burst = FavoriteConditions(style: .burst)
    _ = driver.activate(at: 0, under: burst)
    driver.answer(false)
    #expect(driver.advance(to: 0.36, value: false) == FavoriteNotices(settled: .cancelled))
    #expect(!driver.isSelected)
  }

  @Test("A slow binding that keeps the write is no refusal") func slowBindingThatKeeps() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(false)
    #expect(driver.bindingChanged(to: true, animated: false, at: 0.3, under: grow) == .none)
    #expect(driver.advance(to: 0.34, value: true) == .none)
    #expect(driver.advance(to: 0.36, value: true) == FavoriteNotices(settled: .finished))
    #expect(driver.isSelected)
  }

  @Test("A slow binding's echo of an earlier tap does not undo the latest")
  func slowBindingsEchoEarlier() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(false)
    _ = driver.activate(at: 0.1, under: grow)
    // The binding still shows what was there before both: for now that agrees.
    #expect(!driver.isSelected)
    #expect(driver.bindingChanged(to: true, animated: false, at: 0.2, under: grow) == .none)
    #expect(!driver.isSelected)
    _ = driver.bindingChanged(to: false, animated: false, at: 0.3, under: grow)
    #expect(!driver.isSelected)
    _ = driver.advance(to: 2, value: false)
    #expect(!driver.isSelected)
    #expect(!driver.isMoving(at: 2))
  }

  @Test("Of quick taps each is told, and only the last one finishes") func quickTapsEachTold() {
    let driver = FavoriteDriver(isSelected: false)
    var told: [Bool] = []
    var settled: [FavoriteNotices.Settlement] = []
    for tap in 0..<7 {
      let notices = driver.activate(at: Double(tap) * 0.05, under: grow)
      if let settlement = notices.settled { settled.append(settlement) }
      if let state = notices.changed {
        told.append(state)
        driver.answer(state)
      }
    }
    #expect(told == [true, false, true, false, true, false, true])
    #expect(settled == Array(repeating: .cancelled, count: 6))
    #expect(driver.advance(to: 3, value: true).settled == .finished)
    #expect(driver.instant(at: 3, under: grow).progress == 1)
  }

  @Test("With little motion nothing grows or shrinks") func withLittleMotionNothing() {
    let driver = FavoriteDriver(isSelected: false)
    let still = FavoriteConditions(style: .burst, reducesMotion: true)
    _ = driver.press(true, at: 0, under: still)
    _ = driver.press(false, at: 0.05, under: still)
    _ = driver.activate(at: 0.05, under: still)
    driver.answer(true)
    for step in 0...30 {
      let instant = driver.instant(at: Double(step) / 100, under: still)
      #expect(instant.scale == 1)
      #expect(instant.effects == nil)
      #expect(instant.fill == .fades)
    }
    #expect(driver.advance(to: 0.21, value: true).settled == .finished)
  }

  @Test("A wish for little motion in midst of one ends it") func wishForLittleMotion() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(true)
    let still = FavoriteConditions(reducesMotion: true)
    // It is seen before it is told, and told once.
    #expect(driver.instant(at: 0.1, under: still).progress == 1)
    #expect(
      driver.conditionsChanged(at: 0.1, under: still) == FavoriteNotices(settled: .finished))
    #expect(driver.conditionsChanged(at: 0.1, under: still) == .none)
  }

  @Test("Out of sight everything is at its end, and nothing that was tapped is lost")
  func outSightEverythingAt() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.press(true, at: 0, under: grow)
    _ = driver.activate(at: 0.1, under: grow)
    driver.answer(true)
    #expect(driver.hide(at: 0.2, value: true) == FavoriteNotices(settled: .finished))
    #expect(driver.isSelected)
    #expect(!driver.isMoving(at: 0.2))
    #expect(driver.instant(at: 0.2, under: grow) == .settled(selected: true))
  }

  @Test("Out of sight an unanswered binding's word counts") func outSightUnansweredBindings() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.answer(false)
    #expect(driver.hide(at: 0.1, value: false) == FavoriteNotices(settled: .finished))
    #expect(!driver.isSelected)
    // It was kept after all, which is seen when the button comes back.
    #expect(driver.appear(at: 5, value: true, under: grow) == .none)
    #expect(driver.instant(at: 5, under: grow) == .settled(selected: true))
  }

  @Test("Coming and going in any order changes nothing") func comingGoingAnyOrder() {
    let driver = FavoriteDriver(isSelected: true)
    for step in 0..<50 {
      let time = Double(step)
      // The order of a fixed pattern without a period.
      if step * step % 7 < 3 {
        #expect(driver.appear(at: time, value: true, under: grow) == .none)
      } else {
        #expect(driver.hide(at: time, value: true) == .none)
      }
      #expect(driver.instant(at: time, under: grow) == .settled(selected: true))
    }
  }

  @Test("A disabled button does nothing, and looks it from the first frame on")
  func disabledButtonDoesNothing() {
    let driver = FavoriteDriver(isSelected: false)
    let disabled = FavoriteConditions(isEnabled: false)
    #expect(driver.instant(at: 0, under: disabled).opacity == 0.38)
    #expect(driver.activate(at: 0, under: disabled) == .none)
    #expect(driver.press(true, at: 0, under: disabled) == .none)
    #expect(!driver.isSelected)
    #expect(!driver.isMoving(at: 0))
  }

  @Test("Held down it is smaller, and let go of it is not") func heldDownSmallerLet() {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.press(true, at: 0, under: grow) == .none)
    #expect(abs(driver.instant(at: 1, under: grow).scale - 0.9) < 1e-12)
    #expect(driver.press(false, at: 1, under: grow) == .none)
    #expect(driver.instant(at: 2, under: grow).scale == 1)
    #expect(!driver.isSelected)
  }

  @Test("Under a pointer the border shines") func underPointerBorderShines() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.hover(true, at: 0, under: grow)
    #expect(driver.instant(at: 0, under: grow).isHighlighted)
    _ = driver.hover(false, at: 1, under: grow)
    #expect(!driver.instant(at: 1, under: grow).isHighlighted)
  }

  @Test("An icon is made ready to be drawn only once") func iconMadeReadyBe() {
    let driver = FavoriteDriver(isSelected: false)
    let icon = Icon(mask: Bitmap(width: 3, height: 3))
    #expect(driver.art(for: icon).mask == driver.art(for: icon).mask)
    #expect(driver.art(for: .star).icon == .star)
  }
}

extension Double {
  fileprivate func isBetween(_ lower: Double, _ upper: Double) -> Bool {
    self > lower && self < upper
  }
}
