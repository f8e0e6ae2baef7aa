internal import HeartCore

extension ColorError {
  /// What goes on from the text that is no color: ", which …".
  var reason: String {
    switch self {
    case .missingNumberSign(found: nil): "is empty"
    case .missingNumberSign: "does not begin with #"
    case .notHexDigit(let found, let characterNumber):
      "has \(quoted(String(Character(found)))) at character \(characterNumber), no digit from 0 to F"
    case .digitCount(0): "has no digits"
    case .digitCount(1): "has 1 digit"
    case .digitCount(let count): "has \(count) digits"
    }
  }
}
