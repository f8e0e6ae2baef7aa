internal import HeartCore

extension FavoriteEvent {
  /// The event with a number; nil where there is none.
  init?(_ number: Int32, flag: Bool) {
    switch number {
    case 0: self = .press
    case 1: self = .drag(inside: flag)
    case 2: self = .release(inside: flag)
    case 3: self = .cancel
    case 4: self = .activate
    case 5: self = .hover(flag)
    case 6: self = .set(flag, animated: false)
    case 7: self = .set(flag, animated: true)
    case 8: self = .setEnabled(flag)
    case 9: self = .setReducesMotion(flag)
    case 10: self = .rebind(flag)
    case 11: self = .hide
    default: return nil
    }
  }
}
