import Foundation
@_spi(Simulation) import SwiftUI
import Testing

@MainActor @Suite("The double of SwiftUI's views", .serialized)
struct SimulatedHostTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button {
          count += 1
        } label: {
          Text("More")
        }
      }
    }
  }

  private func texts(_ host: SimulatedHost) -> [String] {
    host.all.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  @Test("A view keeps its state while its parent is made anew") func viewKeepsStateWhile() {
    let host = SimulatedHost(Counter())
    host.tap()
    host.tap()
    #expect(texts(host) == ["2", "More"])
    host.root = Counter()
    host.update()
    #expect(texts(host) == ["2", "More"])
  }

  @Test("What is written to a binding is there at once") func whatWrittenBindingThere() {
    let box = Box()
    let binding = Binding {
      box.value
    } set: {
      box.value = $0
    }
    binding.wrappedValue = 7
    #expect(binding.wrappedValue == 7)
    #expect(box.value == 7)
    Binding.constant(3).wrappedValue = 4
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test("A view's surroundings are those set nearest to it") func viewsSurroundingsAreThose() {
    struct Probe: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let host = SimulatedHost(
      HStack {
        Probe()
        Probe().disabled(true)
        // What is once disabled cannot be enabled inside, as documented.
        Probe().disabled(false).disabled(true)
      })
    #expect(texts(host) == ["on", "off", "off"])
  }

  @Test("A change is told once, after the views were made, and not for the first value")
  func changeToldOnceAfter() {
    let box = Box()
    struct Probe: View {
      let box: Box
      let value: Int
      var body: some View { Text("").onChange(of: value) { box.log.append($0) } }
    }
    let host = SimulatedHost(Probe(box: box, value: 1))
    for value in [1, 2, 2, 3] {
      host.root = Probe(box: box, value: value)
      host.update()
    }
    #expect(box.log == [2, 3])
  }

  @Test("Views come in sight and go out of it once each") func viewsComeSightGo() {
    let box = Box()
    struct Probe: View {
      let box: Box
      let isShown: Bool
      var body: some View {
        if isShown {
          Text("").onAppear { box.log.append(1) }.onDisappear { box.log.append(-1) }
        }
      }
    }
    let host = SimulatedHost(Probe(box: box, isShown: false))
    for isShown in [true, true, false, false, true] {
      host.root = Probe(box: box, isShown: isShown)
      host.update()
    }
    #expect(box.log == [1, -1, 1])
  }

  @Test("An animation is known to the views that its change brings up to date")
  func animationKnownViewsThat() {
    let box = Box()
    struct Probe: View {
      let box: Box
      @State private var isOn = false
      var body: some View {
        HStack {
          Button {
            isOn.toggle()
          } label: {
            Text("")
          }
          Button {
            withAnimation { isOn.toggle() }
          } label: {
            Text("")
          }
        }
        .transaction { box.log.append($0.animation == nil ? 0 : 1) }
      }
    }
    let host = SimulatedHost(Probe(box: box))
    box.log = []
    host.tap(1)
    #expect(box.log.contains(1))
    box.log = []
    host.tap(0)
    #expect(!box.log.contains(1))
  }

  @Test("A paused timeline asks for no frame") func pausedTimelineAsksFor() {
    struct Probe: View {
      let isPaused: Bool
      var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { frame in
          Text("\(frame.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    let host = SimulatedHost(Probe(isPaused: false))
    #expect(host.showFrame(after: 0.5))
    #expect(texts(host) == ["0.5"])
    host.root = Probe(isPaused: true)
    host.update()
    #expect(!host.showFrame(after: 0.5))
    #expect(texts(host) == ["0.5"])
  }

  @Test("An overlay has the size of what it lies on, and negative room goes beyond")
  func overlayHasSizeWhat() {
    let host = SimulatedHost(
      Color.clear.frame(width: 24, height: 24)
        .overlay { GeometryReader { Text("\($0.size.width)").padding(-5) } })
    #expect(texts(host) == ["24.0"])
    #expect(host.all.first?.size == CGSize(width: 24, height: 24))
  }
}

private final class Box: @unchecked Sendable {
  var value = 0
  var log: [Int] = []
}
