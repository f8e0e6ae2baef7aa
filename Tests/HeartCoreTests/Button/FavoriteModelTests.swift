import Testing

@testable import HeartCore

/// The state: set from code, at the start, and in the rows of a list.
struct FavoriteModelTests {
  static let styles = FavoriteStyle.Name.allCases

  static func tap(_ model: inout FavoriteModel, at time: Double) -> FavoriteNotices {
    model.handle(.press, at: time)
    return model.handle(.release(inside: true), at: time)
  }

  @Test("Set from code, the state is there at once, silent and still", arguments: styles)
  func silent(name: FavoriteStyle.Name) {
    var model = FavoriteModel(style: name.style)
    #expect(model.handle(.set(true, animated: false), at: 0) == .none)
    #expect(model.isSelected)
    #expect(model.instant(at: 0) == .settledIn(name.style, selected: true))
    #expect(!model.isMoving(at: 0))
  }

  @Test("A hundred buttons made and set start no motion and tell nothing", arguments: styles)
  func configuring(name: FavoriteStyle.Name) {
    for index in 0..<100 {
      var model = FavoriteModel(isSelected: index % 3 == 0, style: name.style)
      #expect(model.handle(.rebind(index % 2 == 0), at: Double(index)) == .none)
      #expect(!model.isMoving(at: Double(index)))
    }
  }

  @Test("Setting what already is does nothing, also in flight")
  func idempotent() {
    var model = FavoriteModel()
    for _ in 0..<3 {
      #expect(model.handle(.set(true, animated: false), at: 0) == .none)
      #expect(model.instant(at: 0).progress == 1)
    }
    _ = Self.tap(&model, at: 1)
    let flying = model
    #expect(model.handle(.set(false, animated: true), at: 1) == .none)
    #expect(model.handle(.set(false, animated: false), at: 1) == .none)
    #expect(model == flying)
  }

  @Test("Set animated, the state is there at once and the whole motion follows, untold")
  func animated() {
    var model = FavoriteModel()
    #expect(model.handle(.set(true, animated: true), at: 0) == .none)
    #expect(model.isSelected)
    #expect(model.isMoving(at: 0))
    #expect(agree(model.instant(at: 0.175).progress, TimingCurve.easeOut(0.5)))
    #expect(model.advance(to: 0.35) == .none)
    #expect(!model.isMoving(at: 0.35))
    #expect(model.instant(at: 0.35) == .settled(selected: true))
  }

  @Test("However a state was reached, it looks the same", arguments: styles)
  func sameEnd(name: FavoriteStyle.Name) {
    for state in [true, false] {
      var still = FavoriteModel(isSelected: !state, style: name.style)
      still.handle(.set(state, animated: false), at: 0)
      var moved = FavoriteModel(isSelected: !state, style: name.style)
      moved.handle(.set(state, animated: true), at: 0)
      var tapped = FavoriteModel(isSelected: !state, style: name.style)
      _ = Self.tap(&tapped, at: 0)
      let made = FavoriteModel(isSelected: state, style: name.style)
      for model in [still, moved, tapped, made] {
        #expect(model.instant(at: 9) == .settledIn(name.style, selected: state))
      }
    }
  }

  @Test("A row bound to another item shows that item's state at once, whatever was running")
  func rebinds() {
    var model = FavoriteModel(style: .burst)
    _ = Self.tap(&model, at: 0)
    model.handle(.press, at: 0.05)
    #expect(model.handle(.rebind(false), at: 0.1) == FavoriteNotices(settled: .cancelled))
    #expect(model.instant(at: 0.1) == .settledIn(.burst, selected: false))
    #expect(!model.isMoving(at: 0.1))
    // What was down belongs to the item before.
    #expect(model.handle(.release(inside: true), at: 0.2) == .none)
    #expect(!model.isSelected)
  }

  @Test("Out of sight, a motion is at its end at once, and is told once")
  func hides() {
    for name in FavoriteStyle.Name.allCases {
      var model = FavoriteModel(style: name.style)
      model.handle(.hover(true), at: 0)
      _ = Self.tap(&model, at: 0)
      model.handle(.press, at: 0.05)
      #expect(model.handle(.hide, at: 0.1) == FavoriteNotices(settled: .finished))
      #expect(model.instant(at: 0.1) == .settledIn(name.style, selected: true))
      #expect(!model.isMoving(at: 0.1))
      #expect(model.handle(.hide, at: 0.1) == .none)
      // What was down was let go, and does not count when it is lifted.
      #expect(model.handle(.release(inside: true), at: 0.2) == .none)
      model.handle(.set(false, animated: true), at: 0.3)
      #expect(model.handle(.hide, at: 0.35) == .none, "what code set is never told")
      #expect(model.instant(at: 0.35) == .settledIn(name.style, selected: false))
    }
  }

  @Test("Rows that are bound, tapped and scrolled show just what their items are")
  func rows() {
    var dice = Dice(seed: 10)
    var items = [Bool](repeating: false, count: 200)
    var rows = (0..<12).map { (item: $0, model: FavoriteModel(style: .burst)) }
    for tick in 0..<20_000 {
      let now = Double(tick) * 0.01
      let row = dice.index(below: rows.count)
      if dice.flip() {
        let item = dice.index(below: items.count)
        rows[row].item = item
        rows[row].model.handle(.rebind(items[item]), at: now)
      } else if let state = Self.tap(&rows[row].model, at: now).changed {
        items[rows[row].item] = state
        // Other rows that show the same item follow.
        for other in rows.indices where other != row && rows[other].item == rows[row].item {
          rows[other].model.handle(.set(state, animated: false), at: now)
        }
      }
      for row in rows { #expect(row.model.isSelected == items[row.item]) }
    }
  }
}
