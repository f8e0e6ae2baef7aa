#if canImport(UIKit)
  import HeartCore
  @_spi(Simulation) import SwiftUI
  import Testing
  @_spi(Simulation) import UIKit

  @testable import HeartKit

  @MainActor @Suite("What a person feels of a SwiftUI button", .serialized)
  struct FavoriteFeelTests {
    /// What is felt while a closure runs; the log is the process's, and nothing here waits.
    private func felt(_ body: () -> Void) -> [String] {
      let before = SimulatedPerson.sensations.count
      body()
      return SimulatedPerson.sensations.dropFirst(before).map(\.name)
    }

    private func host(_ state: TestState) -> SimulatedHost {
      SimulatedHost(FavoriteButton("Like", isOn: state.binding))
    }

    @Test("Only the person's own change is felt") func onlyPersonsOwnChange() {
      let state = TestState(isOn: false)
      var screens: [SimulatedHost] = []
      let whileMade = felt { screens.append(host(state)) }
      #expect(whileMade.isEmpty)
      let screen = screens[0]
      let whileSet = felt {
        screen.perform { state.set(true) }
        screen.perform { withAnimation { state.set(false) } }
        screen.press()
      }
      #expect(whileSet.isEmpty)
      let whileLifted = felt { screen.lift() }
      #expect(whileLifted == ["impact.light"])
    }

    @Test("Where it is turned off nothing is felt") func whereTurnedOffNothing() {
      let state = TestState(isOn: false)
      let screen = SimulatedHost(
        FavoriteButton("Like", isOn: state.binding).favoriteHaptics(false))
      let whileTapped = felt { screen.tap() }
      #expect(whileTapped.isEmpty)
      #expect(state.isOn)
    }
  }
#endif
