import Foundation
import HeartCore
@_spi(Simulation) import SwiftUI

@testable import HeartKit

/// What an app keeps of one thing that can be liked.
@MainActor final class TestState: ObservableObject {
  @Published private(set) var isOn: Bool
  @Published var title = "Title"
  /// Whether what is written is not kept.
  var refuses = false
  /// Whether what is written is kept, and set back in the same turn.
  var takesBack = false
  /// What was written through the binding.
  private(set) var writes: [Bool] = []

  init(isOn: Bool) { self.isOn = isOn }

  /// What the app does by itself.
  func set(_ value: Bool) { isOn = value }

  var binding: Binding<Bool> {
    Binding { @MainActor in
      self.isOn
    } set: { @MainActor value in
      self.writes.append(value)
      if self.refuses { return }
      let old = self.isOn
      self.isOn = value
      if self.takesBack { self.isOn = old }
    }
  }
}

/// A time that only tests move on.
final class TestTime: @unchecked Sendable {
  var now = 1000.0
}

/// A screen with one button, a person and a display.
@MainActor final class TestScreen {
  let state: TestState
  let host: SimulatedHost
  let view: AnyView
  private let time = TestTime()
  private let log = SettlementLog()

  var settled: [FavoriteNotices.Settlement] { log.all }

  init(
    isOn: Bool = false, style: FavoriteStyle = .grow, motion: FavoriteMotion = .system,
    isEnabled: Bool = true
  ) {
    let state = TestState(isOn: isOn)
    let time = time
    let log = log
    self.state = state
    view = AnyView(
      Root(state: state)
        .favoriteStyle(style)
        .favoriteMotion(motion)
        .favoriteHaptics(false)
        .onFavoriteSettled { log.all.append($0) }
        .environment(\.favoriteClock, FavoriteClock { time.now }))
    var environment = EnvironmentValues()
    environment.isEnabled = isEnabled
    host = SimulatedHost(view, environment: environment)
  }

  /// Shows one frame, a sixtieth of a second later.
  @discardableResult
  func showFrame() -> Bool {
    time.now += 1.0 / 60
    return host.showFrame()
  }

  /// Shows frames as long as they are asked for; how many those were.
  @discardableResult
  func showFramesUntilRest() -> Int {
    var count = 0
    while count < 1000, showFrame() { count += 1 }
    return count
  }

  /// What the button's canvas shows.
  var picture: Bitmap {
    guard let picture = host.all.flatMap(\.drawings).first else { fatalError("No canvas") }
    return picture
  }

  /// The button's room in the layout.
  var buttonSize: CGSize? {
    host.all.first { if case .button = $0.kind { true } else { false } }?.size
  }

  /// Where the button is hit, in its own points.
  var touchArea: Path? {
    for node in host.all { if case .contentShape(let area) = node.kind { return area } }
    return nil
  }

  /// What assistive technology sees.
  var spoken: (name: String, isOn: Binding<Bool>)? { host.spokenToggles.first }

  func hover(_ isOver: Bool) {
    for node in host.all {
      if case .hover(let action) = node.kind { host.perform { action(isOver) } }
    }
  }

  private struct Root: View {
    let state: TestState

    var body: some View {
      VStack {
        Text(state.title)
        FavoriteButton("Like", isOn: state.binding)
      }
    }
  }
}

@MainActor final class SettlementLog {
  var all: [FavoriteNotices.Settlement] = []
}

/// What was told, in order.
@MainActor final class TestLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// What an app keeps of many things.
@MainActor final class TestRows: ObservableObject {
  @Published private(set) var isOn: [Bool]
  /// Whether a row goes away once its button is tapped.
  var removesTapped = false
  /// How often the binding of a row was read that is not there.
  private(set) var strayReads = 0

  init(count: Int) {
    isOn = (0..<count).map { $0 % 100 == 5 }
  }

  /// The same again, as from a server.
  func reload() { isOn = isOn.map { $0 } }

  func removeLast() { isOn.removeLast() }

  func binding(_ row: Int) -> Binding<Bool> {
    Binding { @MainActor in
      if row < self.isOn.count { return self.isOn[row] }
      self.strayReads += 1
      return false
    } set: { @MainActor in
      self.isOn[row] = $0
      if self.removesTapped { self.isOn.remove(at: row) }
    }
  }
}

struct TestList: View {
  let state: TestRows

  var body: some View {
    List {
      ForEach(state.isOn.indices, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          FavoriteButton("Like", isOn: state.binding(row)).favoriteHaptics(false)
        }
      }
    }
  }
}

extension SimulatedHost {
  /// What assistive technology sees of toggles.
  var spokenToggles: [(name: String, isOn: Binding<Bool>)] {
    all.flatMap { node -> [(name: String, isOn: Binding<Bool>)] in
      guard case .represented(let spoken) = node.kind else { return [] }
      return spoken.flatMap(\.all).compactMap {
        guard case .toggle(let isOn, isEnabled: _) = $0.kind else { return nil }
        return ($0.texts.joined(separator: " "), isOn)
      }
    }
  }

  /// Whether each timeline is paused.
  var timelines: [Bool] {
    all.compactMap { if case .timeline(let isPaused) = $0.kind { isPaused } else { nil } }
  }
}

extension ViewNode {
  /// The words inside.
  var texts: [String] {
    all.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  /// What the node draws itself, if it is a canvas.
  var ownDrawing: [Bitmap] { drawing().map { [$0] } ?? [] }

  /// What the canvases inside draw.
  var drawings: [Bitmap] { all.flatMap(\.ownDrawing) }
}
