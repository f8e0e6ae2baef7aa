/// What a control does at which events.
@MainActor
struct ControlHandlers {
  /// One thing that is done.
  struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Adds an action, which takes the place of an earlier one of its name at all of its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
  }

  mutating func remove(_ name: UIAction.Identifier, for events: UIControl.Event) {
    guard let index = entries.firstIndex(where: { $0.action.identifier == name }) else { return }
    entries[index].events.subtract(events)
    if entries[index].events.isEmpty { entries.remove(at: index) }
  }
}
