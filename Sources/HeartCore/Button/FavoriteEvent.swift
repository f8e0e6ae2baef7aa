/// What can happen to a favorite button.
public enum FavoriteEvent: Equatable, Sendable {
  /// A finger or the pointer's button went down on it.
  case press
  /// What is down moved; whether it is still on the button.
  case drag(inside: Bool)
  /// What was down was lifted; only inside does it count.
  case release(inside: Bool)
  /// The system took the touch away.
  case cancel
  /// A key, or a person's assistive technology, activated it.
  case activate
  /// The pointer came over it, or left.
  case hover(Bool)
  /// Code set whether it is selected.
  case set(Bool, animated: Bool)
  /// Code set whether it can be used.
  case setEnabled(Bool)
  /// The person's wish for little motion changed.
  case setReducesMotion(Bool)
  /// The button now stands for another item, which is selected or not.
  case rebind(Bool)
  /// The button went out of sight.
  ///
  /// What is down on it is let go, and what moves is at its end at once.
  case hide
}
