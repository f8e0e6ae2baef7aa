import Foundation
import HeartCore
@_spi(Simulation) import SwiftUI
import Testing

@testable import HeartKit

@MainActor @Suite("A favorite button among views", .serialized)
struct FavoriteButtonTests {
  private let screen = TestScreen()

  @Test("A tap is written at once, moves, and then no frame is asked for")
  func tapIsWrittenAtOnceAndMoves() {
    #expect(!screen.host.isAnimating)
    screen.host.press()
    #expect(!screen.state.isOn)
    screen.host.lift()
    #expect(screen.state.isOn)
    #expect(screen.state.writes == [true])
    #expect(screen.host.isAnimating)
    let frames = screen.showFramesUntilRest()
    // 0.35 s at 60 frames a second are 21; the last one sees that all is over.
    #expect((20...23).contains(frames))
    #expect(screen.settled == [.finished])
    #expect(screen.picture == TestScreen(isOn: true).picture)
  }

  @Test("The frame that sees the end is the last one") func frameThatSeesEndIsLast() {
    screen.host.tap()
    while screen.settled.isEmpty, screen.showFrame() {}
    #expect(screen.settled == [.finished])
    #expect(!screen.host.isAnimating)
  }

  @Test("Pressed, slid off and lifted, nothing happens") func slidingOffDoesNothing() {
    let before = screen.picture
    screen.host.press()
    screen.showFramesUntilRest()
    #expect(screen.picture != before)
    screen.host.lift(inside: false)
    screen.showFramesUntilRest()
    #expect(screen.picture == before)
    #expect(screen.state.writes.isEmpty)
  }

  @Test("The app's change is seen at once, without a frame and without notice")
  func appsChangeIsSeenAtOnce() {
    screen.host.perform { screen.state.set(true) }
    #expect(!screen.host.isAnimating)
    #expect(screen.picture == TestScreen(isOn: true).picture)
    #expect(screen.settled.isEmpty)
    #expect(screen.state.writes.isEmpty)
  }

  @Test("The app's change with an animation moves, and tells nothing")
  func appsAnimatedChangeMoves() {
    let empty = screen.picture
    screen.host.perform { withAnimation { screen.state.set(true) } }
    #expect(screen.host.isAnimating)
    #expect(screen.picture == empty)
    screen.showFramesUntilRest()
    #expect(screen.picture == TestScreen(isOn: true).picture)
    #expect(screen.settled.isEmpty)
    // An animation once does not make later changes animated.
    screen.host.perform { screen.state.set(false) }
    #expect(!screen.host.isAnimating)
    #expect(screen.picture == empty)
  }

  @Test("An animation that is to be left out is left out") func disabledAnimationIsLeftOut() {
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    screen.host.perform { withTransaction(transaction) { screen.state.set(true) } }
    #expect(!screen.host.isAnimating)
  }

  @Test("An animation of something else does not move the button")
  func otherAnimationDoesNotMoveButton() {
    screen.host.perform { withAnimation { screen.state.title = "Another" } }
    #expect(!screen.host.isAnimating)
    screen.host.perform { screen.state.set(true) }
    #expect(!screen.host.isAnimating)
  }

  @Test("A parent that is made anew at every frame leaves the motion alone")
  func remadeParentLeavesMotionAlone() {
    let other = TestScreen()
    for each in [screen, other] { each.host.tap() }
    for frame in 0..<15 {
      screen.showFrame()
      other.showFrame()
      screen.host.perform { screen.state.title = "\(frame)" }
      #expect(screen.picture == other.picture, "frame \(frame)")
    }
  }

  @Test("A binding that refuses brings the button back") func refusalBringsButtonBack() {
    let empty = screen.picture
    screen.state.refuses = true
    screen.host.tap()
    #expect(!screen.state.isOn)
    #expect(screen.state.writes == [true])
    screen.showFrame()
    screen.showFrame()
    #expect(screen.picture != empty)
    screen.showFramesUntilRest()
    #expect(screen.picture == empty)
    // And it can be tapped again.
    screen.state.refuses = false
    screen.host.tap()
    #expect(screen.state.isOn)
  }

  @Test("A write that the app takes back in the same turn is undone on the screen as well")
  func writeTakenBackInSameTurn() {
    let empty = screen.picture
    screen.state.takesBack = true
    screen.host.tap()
    #expect(screen.state.writes == [true])
    #expect(!screen.state.isOn)
    screen.showFramesUntilRest()
    #expect(screen.picture == empty)
    #expect(screen.spoken?.isOn.wrappedValue == false)
    #expect(screen.settled == [.finished])
  }

  @Test("Of actions inside each other each is told once, the inner one first")
  func nestedActionsAreAllTold() {
    let log = TestLog()
    let host = SimulatedHost(
      VStack {
        FavoriteButton("Like", isOn: screen.state.binding)
          .onFavoriteSettled { log.add("inner \($0)") }
      }
      .onFavoriteSettled { log.add("middle \($0)") }
      .favoriteHaptics(false)
      .onFavoriteSettled { log.add("outer \($0)") })
    host.tap()
    host.remove()
    #expect(log.lines == ["inner finished", "middle finished", "outer finished"])
  }

  @Test("People with very large text are shown the icon and the name")
  func largeContentHasIconAndName() throws {
    let large = try #require(
      screen.host.all.lazy.compactMap { node -> [ViewNode]? in
        if case .largeContent(let large) = node.kind { large } else { nil }
      }.first)
    #expect(large.flatMap(\.texts) == ["Like"])
    #expect(large.flatMap(\.drawings).count == 1)
  }

  @Test("For who cannot go by colors the hollow line stays a line")
  func hollowStaysHollowWithoutColor() throws {
    func picture(width: CGFloat?, differentiates: Bool) throws -> Bitmap {
      var environment = EnvironmentValues()
      environment.setDifferentiatesWithoutColor(differentiates)
      let host = SimulatedHost(
        FilledIcon(progress: 0).frame(width: 48, height: 48).favoriteBorderWidth(width),
        environment: environment)
      return try #require(host.all.flatMap(\.drawings).first)
    }
    let line = try picture(width: nil, differentiates: false)
    #expect(try picture(width: 30, differentiates: false) != line)
    #expect(try picture(width: 30, differentiates: true) == line)
    #expect(
      try picture(width: 1, differentiates: true) == picture(width: 1, differentiates: false))
  }

  @Test(
    "A size that is none fills the room",
    arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 100_001])
  func unusableSizeFillsRoom(size: CGFloat) {
    var environment = EnvironmentValues()
    environment.favoriteIconSize = size
    #expect(environment.favoriteIconSize == nil)
    environment.favoriteIconSize = 100_000
    #expect(environment.favoriteIconSize == 100_000)
  }

  @Test("Each of quick taps is written") func quickTapsAreAllWritten() {
    for _ in 0..<5 {
      screen.host.tap()
      screen.showFrame()
    }
    screen.showFramesUntilRest()
    #expect(screen.state.writes == [true, false, true, false, true])
    #expect(screen.settled == [.cancelled, .cancelled, .cancelled, .cancelled, .finished])
    #expect(screen.picture == TestScreen(isOn: true).picture)
  }

  @Test("A disabled button cannot be tapped") func disabledButtonCannotBeTapped() {
    screen.host.environment.isEnabled = false
    screen.host.update()
    screen.host.tap()
    #expect(screen.state.writes.isEmpty)
    #expect(screen.picture == TestScreen(isEnabled: false).picture)
    #expect(screen.picture != TestScreen().picture)
  }

  @Test("Under the pointer its border shines") func borderShinesUnderPointer() {
    let before = screen.picture
    screen.hover(true)
    #expect(screen.picture != before)
    screen.hover(false)
    #expect(screen.picture == before)
  }

  @Test("Assistive technology sees a toggle with a constant name, and can use it")
  func assistiveTechnologyUsesToggle() throws {
    let spoken = try #require(screen.spoken)
    #expect(spoken.name == "Like")
    #expect(!spoken.isOn.wrappedValue)
    screen.host.perform { spoken.isOn.wrappedValue = true }
    #expect(screen.state.writes == [true])
    #expect(screen.host.isAnimating)
    #expect(screen.spoken?.isOn.wrappedValue == true)
    #expect(screen.spoken?.name == "Like")
    screen.showFramesUntilRest()
    #expect(screen.settled == [.finished])
    screen.host.perform { screen.state.set(false) }
    #expect(screen.spoken?.isOn.wrappedValue == false)
  }

  @Test("Without a title it is called by the package's word") func untitledButtonHasPackagesWord() {
    let host = SimulatedHost(FavoriteButton(isOn: .constant(true)))
    #expect(host.spokenToggles.map(\.name) == [FavoriteWords.current.label])
    #expect(host.spokenToggles.map(\.isOn.wrappedValue) == [true])
  }

  @Test("With little motion it fades in place") func littleMotionFadesInPlace() {
    screen.host.environment.setReducesMotion(true)
    screen.host.update()
    screen.host.tap()
    #expect((8...11).contains(screen.showFramesUntilRest()))
    let insistent = TestScreen(motion: .full)
    insistent.host.environment.setReducesMotion(true)
    insistent.host.update()
    insistent.host.tap()
    #expect((20...23).contains(insistent.showFramesUntilRest()))
  }

  @Test("Out of sight it is at its end, and asks for no frame") func outOfSightItIsAtItsEnd() {
    screen.host.tap()
    screen.showFrame()
    screen.host.environment.scenePhase = .background
    screen.host.update()
    #expect(!screen.host.isAnimating)
    #expect(screen.settled == [.finished])
    #expect(screen.picture == TestScreen(isOn: true).picture)
    screen.host.environment.scenePhase = .active
    screen.host.update()
    #expect(!screen.host.isAnimating)
    #expect(screen.picture == TestScreen(isOn: true).picture)
  }

  @Test("Taken away in midst of a motion it settles, and nothing keeps it")
  func removedMidMotionItSettles() {
    screen.host.tap()
    screen.showFrame()
    screen.host.remove()
    #expect(screen.settled == [.finished])
    #expect(screen.state.isOn)
    #expect(!screen.host.showFrame())
  }

  @Test("A burst is seen beyond the icon, and takes no room in the layout")
  func burstIsSeenBeyondIcon() throws {
    let burst = TestScreen(style: .burst)
    let rest = try #require(burst.host.all.first)
    burst.host.tap()
    var beyond = false
    for _ in 0..<30 {
      burst.showFrame()
      #expect(burst.host.all.first?.size == rest.size)
      let picture = burst.picture
      let margin = (picture.width - 24) / 2
      for row in 0..<picture.height {
        for column in 0..<picture.width where picture.alpha(column: column, row: row) > 0 {
          beyond = beyond || row < margin - 1 || column < margin - 1
          // Nothing reaches the canvas's own rim, where it would be cut.
          let isRim = row == 0 || column == 0 || row == picture.height - 1
          #expect(!isRim)
        }
      }
    }
    #expect(beyond)
    #expect(burst.buttonSize == CGSize(width: 24, height: 24))
  }

  @Test("It is hit in 44 points about its middle, and takes 24") func touchAreaIs44PointsWide()
    throws
  {
    let area = try #require(screen.touchArea)
    #expect(area.boundingRect == CGRect(x: -10, y: -10, width: 44, height: 44))
    #expect(screen.buttonSize == CGSize(width: 24, height: 24))
  }

  @Test("As a style it shows the toggle's label after the icon") func styleShowsTogglesLabel()
    throws
  {
    let host = SimulatedHost(
      Toggle("Remember", isOn: .constant(false)).toggleStyle(.favorite))
    let row = try #require(
      host.all.first { if case .row = $0.kind { true } else { false } })
    #expect(row.children.count == 2)
    #expect(row.children[1].texts == ["Remember"])
    #expect(row.children[0].drawings.count == 1)
    #expect(host.spokenToggles.map(\.name) == ["Remember"])
  }

  @Test("In a list only the tapped row changes, and none moves as it is filled")
  func onlyTappedRowChanges() {
    let state = TestRows(count: 200)
    let host = SimulatedHost(TestList(state: state))
    #expect(!host.isAnimating)
    #expect(host.buttons.count == 200)
    host.tap(17)
    #expect(state.isOn.indices.filter { state.isOn[$0] } == [5, 17, 105])
    #expect(host.timelines.filter { !$0 }.count == 1)
    for _ in 0..<10 {
      host.perform { state.reload() }
      #expect(host.timelines.filter { !$0 }.count == 1)
    }
  }

  @Test("The binding of a removed row is not read, whatever removes it", arguments: [false, true])
  func removedRowsBindingIsNotRead(byItsTap: Bool) {
    let state = TestRows(count: 3)
    state.removesTapped = byItsTap
    let host = SimulatedHost(TestList(state: state))
    host.tap(2)
    if !byItsTap {
      host.showFrame()
      host.perform { state.removeLast() }
    }
    #expect(host.buttons.count == 2)
    #expect(state.strayReads == 0)
    host.showFrame()
    #expect(state.strayReads == 0)
    #expect(!host.isAnimating)
  }

  @Test("Without an animation no frame is drawn and no body read") func atRestNothingIsDrawn() {
    screen.host.tap()
    screen.showFramesUntilRest()
    let bodies = screen.host.evaluations
    for _ in 0..<100 { #expect(!screen.host.showFrame()) }
    #expect(screen.host.evaluations == bodies)
  }

  @Test("A filled icon shows any progress, in the surroundings' colors")
  func filledIconShowsAnyProgress()
    throws
  {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    func picture(_ progress: Double) throws -> Bitmap {
      let host = SimulatedHost(
        FilledIcon(progress: progress).frame(width: 48, height: 48)
          .favoriteIcon(.star).favoriteFillColor(red).favoriteBorderWidth(0))
      return try #require(host.all.flatMap(\.drawings).first)
    }
    var last = 0
    for progress in [-1, 0, 0.25, 0.5, 0.75, 1] {
      let bitmap = try picture(progress)
      let covered = (0..<48 * 48).reduce(0) { $0 + Int(bitmap.bytes[$1 * 4 + 3]) }
      #expect(covered > last || progress <= 0)
      last = covered
    }
    #expect(try picture(1) == picture(7))
    var icon = FilledIcon(progress: 0)
    icon.animatableData = 0.3
    #expect(icon.progress == 0.3)
  }

  @Test("Settings go down to every button, in any order") func settingsReachEveryButton() {
    let first = TestScreen(isOn: true)
    let second = TestScreen(isOn: true)
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    first.host.root = first.view.favoriteIcon(.flame).favoriteFillColor(red)
      .favoriteIconSize(40).favoriteBorderColor(.black).favoriteBorderWidth(2)
    second.host.root = second.view.favoriteBorderWidth(2).favoriteBorderColor(.black)
      .favoriteIconSize(40).favoriteFillColor(red).favoriteIcon(.flame)
    first.host.update()
    second.host.update()
    #expect(first.picture == second.picture)
    #expect(first.buttonSize == CGSize(width: 40, height: 40))
  }
}
