import UIKit

/// What a control has told of, in order.
@MainActor
final class EventLog {
  private(set) var names: [String] = []

  init(_ control: UIControl) {
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
      ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
    }
  }

  func forget() { names = [] }
}
