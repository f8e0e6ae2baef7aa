import HeartCore
import SwiftUI
import Testing

@testable import HeartKit

@MainActor @Suite("What keeps a button in step with its binding")
struct FavoriteDriverTests {
  private let grow = FavoriteConditions()

  @Test("A tap is told at once, and settles once") func tapIsToldAtOnceAndSettlesOnce() {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.activate(at: 1, under: grow) == FavoriteNotices(changed: true))
    _ = driver.bindingChanged(to: true, animated: false, at: 1, under: grow)
    #expect(driver.isSelected)
    #expect(driver.isMoving(at: 1))
    #expect(driver.advance(to: 1.2) == .none)
    #expect(driver.advance(to: 1.36) == FavoriteNotices(settled: .finished))
    #expect(!driver.isMoving(at: 1.36))
    #expect(driver.advance(to: 1.4) == .none)
  }

  @Test("Hearing of one's own write, once or again, leaves the motion alone", arguments: 0..<4)
  func hearingOwnWrite(times: Int) {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    driver.see(true, at: 0)
    for _ in 0..<times {
      #expect(driver.bindingChanged(to: true, animated: false, at: 0.01, under: grow) == .none)
    }
    // The tap's own motion goes on: neither cut short nor begun anew.
    #expect(driver.instant(at: 0.1, under: grow).progress.isBetween(0.3, 0.5))
    #expect(driver.advance(to: 0.5) == FavoriteNotices(settled: .finished))
    #expect(driver.isSelected)
    #expect(!driver.isMoving(at: 0.5))
  }

  @Test(
    "A change from elsewhere moves only with an animation, and tells nothing",
    arguments: [false, true]) func changeFromElsewhereMovesOnlyWithAnimation(animated: Bool)
  {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.bindingChanged(to: true, animated: animated, at: 2, under: grow) == .none)
    #expect(driver.isMoving(at: 2) == animated)
    #expect(driver.instant(at: 2, under: grow).progress == (animated ? 0 : 1))
    #expect(driver.advance(to: 3) == .none)
    #expect(driver.instant(at: 3, under: grow).progress == 1)
  }

  @Test("A change from elsewhere settles the tap's as cancelled", arguments: [false, true])
  func changeFromElsewhereCancelsTap(animated: Bool) {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    _ = driver.bindingChanged(to: true, animated: false, at: 0, under: grow)
    let notices = driver.bindingChanged(to: false, animated: animated, at: 0.1, under: grow)
    #expect(notices == FavoriteNotices(settled: .cancelled))
    #expect(!driver.isSelected)
    #expect(driver.advance(to: 9) == .none)
  }

  @Test("A parent that is made anew halfway neither stops nor begins the motion anew")
  func remadeParentLeavesMotionAlone() {
    let driver = FavoriteDriver(isSelected: false)
    let other = FavoriteDriver(isSelected: false)
    for each in [driver, other] {
      _ = each.activate(at: 0, under: grow)
      _ = each.bindingChanged(to: true, animated: false, at: 0, under: grow)
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

  @Test("A binding that refuses brings the button back, in motion") func refusalBringsButtonBack() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    #expect(driver.isSelected)
    _ = driver.advance(to: 0.2)
    #expect(driver.isSelected)
    // The motion ran to its end in this very turn; the way back is code's, and tells nothing.
    #expect(driver.advance(to: 0.35) == FavoriteNotices(settled: .finished))
    #expect(!driver.isSelected)
    #expect(driver.isMoving(at: 0.35))
    #expect(driver.instant(at: 0.4, under: grow).progress.isBetween(0.5, 0.99))
    #expect(driver.advance(to: 0.7) == .none)
    #expect(driver.instant(at: 0.7, under: grow).progress == 0)
    #expect(!driver.isMoving(at: 0.7))
  }

  @Test("A refused button of a long style settles as cancelled")
  func refusedLongStyleSettlesAsCancelled() {
    let driver = FavoriteDriver(isSelected: false)
    let burst = FavoriteConditions(style: .burst)
    _ = driver.activate(at: 0, under: burst)
    #expect(driver.advance(to: 0.36) == FavoriteNotices(settled: .cancelled))
    #expect(!driver.isSelected)
  }

  @Test("A slow binding that keeps the write is no refusal") func slowBindingIsNoRefusal() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    #expect(driver.bindingChanged(to: true, animated: false, at: 0.3, under: grow) == .none)
    #expect(driver.advance(to: 0.34) == .none)
    #expect(driver.advance(to: 0.36) == FavoriteNotices(settled: .finished))
    #expect(driver.isSelected)
  }

  @Test("A slow binding's echo of an earlier tap does not undo the latest")
  func slowEchoDoesNotUndoLatestTap() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    _ = driver.activate(at: 0.1, under: grow)
    // The binding still shows what was there before both: for now that agrees.
    #expect(!driver.isSelected)
    #expect(driver.bindingChanged(to: true, animated: false, at: 0.2, under: grow) == .none)
    #expect(!driver.isSelected)
    _ = driver.bindingChanged(to: false, animated: false, at: 0.3, under: grow)
    #expect(!driver.isSelected)
    _ = driver.advance(to: 2)
    #expect(!driver.isSelected)
    #expect(!driver.isMoving(at: 2))
  }

  @Test("Of quick taps each is told, and only the last one finishes") func quickTapsAreAllTold() {
    let driver = FavoriteDriver(isSelected: false)
    var told: [Bool] = []
    var settled: [FavoriteNotices.Settlement] = []
    for tap in 0..<7 {
      let notices = driver.activate(at: Double(tap) * 0.05, under: grow)
      if let settlement = notices.settled { settled.append(settlement) }
      if let state = notices.changed {
        told.append(state)
        _ = driver.bindingChanged(to: state, animated: false, at: Double(tap) * 0.05, under: grow)
      }
    }
    #expect(told == [true, false, true, false, true, false, true])
    #expect(settled == Array(repeating: .cancelled, count: 6))
    #expect(driver.advance(to: 3).settled == .finished)
    #expect(driver.instant(at: 3, under: grow).progress == 1)
  }

  @Test("With little motion nothing grows or shrinks") func littleMotionNeitherGrowsNorShrinks() {
    let driver = FavoriteDriver(isSelected: false)
    let still = FavoriteConditions(style: .burst, reducesMotion: true)
    _ = driver.press(true, at: 0, under: still)
    _ = driver.press(false, at: 0.05, under: still)
    _ = driver.activate(at: 0.05, under: still)
    _ = driver.bindingChanged(to: true, animated: false, at: 0.05, under: still)
    for step in 0...30 {
      let instant = driver.instant(at: Double(step) / 100, under: still)
      #expect(instant.scale == 1)
      #expect(instant.effects == nil)
      #expect(instant.fill == .fades)
    }
    #expect(driver.advance(to: 0.21).settled == .finished)
  }

  @Test("A wish for little motion in midst of one ends it") func wishForLittleMotionEndsMotion() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    _ = driver.bindingChanged(to: true, animated: false, at: 0, under: grow)
    let still = FavoriteConditions(reducesMotion: true)
    // It is seen before it is told, and told once.
    #expect(driver.instant(at: 0.1, under: still).progress == 1)
    #expect(
      driver.conditionsChanged(at: 0.1, under: still) == FavoriteNotices(settled: .finished))
    #expect(driver.conditionsChanged(at: 0.1, under: still) == .none)
  }

  @Test("A binding that is set back unheard brings the button back") func setBackUnheard() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    // Written and set back before the views were made again.
    driver.see(false, at: 0)
    _ = driver.advance(to: 0.36)
    #expect(!driver.isSelected)
    _ = driver.advance(to: 1)
    #expect(!driver.isMoving(at: 1))
    #expect(driver.instant(at: 1, under: grow) == .settled(selected: false))
  }

  @Test("A change that is seen but never told of is followed all the same")
  func changeSeenButNeverTold() {
    let driver = FavoriteDriver(isSelected: false)
    driver.see(true, at: 5)
    // It may still be told of in this turn, and says then whether it moves.
    #expect(driver.advance(to: 5) == .none)
    #expect(!driver.isSelected)
    #expect(driver.isMoving(at: 5))
    #expect(driver.advance(to: 5.4) == .none)
    #expect(driver.isSelected)
    #expect(driver.advance(to: 6) == .none)
    #expect(!driver.isMoving(at: 6))
    #expect(driver.instant(at: 6, under: grow) == .settled(selected: true))
  }

  @Test("Out of sight everything is at its end, and nothing that was tapped is lost")
  func outOfSightEverythingIsAtItsEnd() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.press(true, at: 0, under: grow)
    _ = driver.activate(at: 0.1, under: grow)
    _ = driver.bindingChanged(to: true, animated: false, at: 0.1, under: grow)
    #expect(driver.hide(at: 0.2) == FavoriteNotices(settled: .finished))
    #expect(driver.isSelected)
    #expect(!driver.isMoving(at: 0.2))
    #expect(driver.instant(at: 0.2, under: grow) == .settled(selected: true))
  }

  @Test("Out of sight an unanswered binding's word counts") func outOfSightBindingsWordCounts() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.activate(at: 0, under: grow)
    #expect(driver.hide(at: 0.1) == FavoriteNotices(settled: .finished))
    #expect(!driver.isSelected)
    // It was kept after all, which is seen when the button comes back.
    #expect(driver.appear(at: 5, value: true, under: grow) == .none)
    #expect(driver.instant(at: 5, under: grow) == .settled(selected: true))
  }

  @Test("Coming and going in any order changes nothing") func comingAndGoingChangesNothing() {
    let driver = FavoriteDriver(isSelected: true)
    for step in 0..<50 {
      let time = Double(step)
      // The order of a fixed pattern without a period.
      if step * step % 7 < 3 {
        #expect(driver.appear(at: time, value: true, under: grow) == .none)
      } else {
        #expect(driver.hide(at: time) == .none)
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

  @Test("Held down it is smaller, and let go of it is not") func heldDownItIsSmaller() {
    let driver = FavoriteDriver(isSelected: false)
    #expect(driver.press(true, at: 0, under: grow) == .none)
    #expect(abs(driver.instant(at: 1, under: grow).scale - 0.9) < 1e-12)
    #expect(driver.press(false, at: 1, under: grow) == .none)
    #expect(driver.instant(at: 2, under: grow).scale == 1)
    #expect(!driver.isSelected)
  }

  @Test("Under a pointer the border shines") func borderShinesUnderPointer() {
    let driver = FavoriteDriver(isSelected: false)
    _ = driver.hover(true, at: 0, under: grow)
    #expect(driver.instant(at: 0, under: grow).isHighlighted)
    _ = driver.hover(false, at: 1, under: grow)
    #expect(!driver.instant(at: 1, under: grow).isHighlighted)
  }

  @Test("An icon is made ready to be drawn only once") func iconIsMadeReadyOnce() {
    let driver = FavoriteDriver(isSelected: false)
    let icon = Icon(mask: Bitmap(width: 3, height: 3))
    #expect(driver.art(for: icon).mask == driver.art(for: icon).mask)
    #expect(driver.art(for: icon).mask != IconArt(icon).mask)
    #expect(driver.art(for: .star).icon == .star)
  }
}

extension Double {
  fileprivate func isBetween(_ lower: Double, _ upper: Double) -> Bool {
    self > lower && self < upper
  }
}
