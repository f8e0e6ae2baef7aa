import Foundation
import Testing

@testable import HeartCore

/// Every state × every event, written as one table that a person can read and review.
///
/// `HEARTKIT_RECORD=1 swift test --filter FavoriteModelTable` writes the table anew; otherwise it is
/// only compared.
struct FavoriteModelTableTests {
  static let events: [(String, FavoriteEvent)] = [
    ("press", .press),
    ("drag inside", .drag(inside: true)),
    ("drag outside", .drag(inside: false)),
    ("release inside", .release(inside: true)),
    ("release outside", .release(inside: false)),
    ("cancel", .cancel),
    ("activate", .activate),
    ("hover", .hover(true)),
    ("hover no more", .hover(false)),
    ("set on", .set(true, animated: false)),
    ("set off", .set(false, animated: false)),
    ("set on, animated", .set(true, animated: true)),
    ("set off, animated", .set(false, animated: true)),
    ("enable", .setEnabled(true)),
    ("disable", .setEnabled(false)),
    ("reduce motion", .setReducesMotion(true)),
    ("full motion", .setReducesMotion(false)),
    ("rebind on", .rebind(true)),
    ("rebind off", .rebind(false)),
    ("hide", .hide),
  ]

  /// How a touch can stand, and how to bring it there.
  static let touches: [(String, [FavoriteEvent])] = [
    ("", []),
    ("held", [.press]),
    ("slid off", [.press, .drag(inside: false)]),
    ("disabled", [.setEnabled(false)]),
  ]

  /// The latest change, which the instant after may still be moving.
  enum Change: String, CaseIterable {
    case resting
    case byPerson = "moving by the person"
    case byCode = "moving by code"
  }

  @Test("All states and all events are as recorded")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FavoriteModelTable.txt")
    let table = Self.table()
    if ProcessInfo.processInfo.environment["HEARTKIT_RECORD"] != nil {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(table == recorded, "The table differs: record it, and review what changed")
  }

  /// A block for each state; in it, for each event, the state that follows and what is told.
  static func table() -> String {
    var lines = [
      "Every state × every event of the favorite button.",
      "A line reads: event → state at once | what is told. A dot is: nothing changes, nothing is told.",
    ]
    for isReduced in [false, true] {
      for isHovered in isReduced ? [false] : [false, true] {
        for isSelected in [false, true] {
          for touch in touches {
            for change in Change.allCases {
              let model = model(
                isSelected, isReduced: isReduced, isHovered: isHovered, touch: touch.1,
                change: change)
              lines += ["", describe(model)]
              lines += events.map { row($0.0, $0.1, from: model) }
            }
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func model(
    _ isSelected: Bool, isReduced: Bool, isHovered: Bool, touch: [FavoriteEvent], change: Change
  ) -> FavoriteModel {
    var model = FavoriteModel(
      isSelected: change == .resting ? isSelected : !isSelected, reducesMotion: isReduced)
    switch change {
    case .resting: break
    case .byPerson: model.handle(.activate, at: 0)
    case .byCode: model.handle(.set(isSelected, animated: true), at: 0)
    }
    if isHovered { model.handle(.hover(true), at: 0) }
    for event in touch { model.handle(event, at: 0) }
    return model
  }

  private static func row(_ name: String, _ event: FavoriteEvent, from model: FavoriteModel)
    -> String
  {
    var next = model
    let notices = next.handle(event, at: 0.05)
    var told: [String] = []
    if let settled = notices.settled { told.append("settled: \(settled)") }
    if let changed = notices.changed { told.append("changed: \(changed ? "on" : "off")") }
    let before = describe(model)
    let after = describe(next)
    let event = "  " + name.padding(toLength: 18, withPad: " ", startingAt: 0)
    if after == before && told.isEmpty { return event + "·" }
    return event + "→ " + (after == before ? "the same" : after)
      + (told.isEmpty ? "" : " | " + told.joined(separator: ", "))
  }

  /// The state in words; what is at rest or as usual has none.
  private static func describe(_ model: FavoriteModel) -> String {
    var words = [model.isSelected ? "on" : "off"]
    if !model.isEnabled { words.append("disabled") }
    if model.isPressed { words.append("held") }
    // The one thing that the model keeps to itself shows in what a slide back would do.
    var probe = model
    probe.handle(.drag(inside: true), at: 0.05)
    if probe.isPressed && !model.isPressed { words.append("slid off") }
    if model.isHovered { words.append("hovered") }
    if model.reducesMotion { words.append("reduced") }
    // The press is eased apart from the change: look at the fill alone.
    let progress = model.instant(at: 0.05).progress
    if progress != (model.isSelected ? 1 : 0) {
      probe = model
      let settles = probe.advance(to: 100).settled != nil
      words.append(settles ? "moving by the person" : "moving by code")
    }
    return words.joined(separator: ", ")
  }
}
