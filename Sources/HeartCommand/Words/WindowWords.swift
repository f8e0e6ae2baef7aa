/// What a window says to a person.
enum WindowWords {
  static let title = "HeartKit"
  static let menu = "How it looks and moves"

  // The parts.

  static let heart = "The heart"
  static let button = "The button"
  static let buttonNote = "As Jike had it: hollow, and filled"
  static let styles = "The styles"
  static let stylesNote = "Four ways to move"
  static let list = "The list"

  // The parts' own.

  static let newColors = "New colors"
  static func state(_ isFilled: Bool) -> String { isFilled ? "filled" : "hollow" }

  // The menu.

  static let dark = "Dark"
  static let rightToLeft = "Right to left"
  static let littleMotion = "Little motion"
  static let speed = "Speed"

  /// What assistive technology calls the large heart.
  static let heartLabel = "A heart"

  /// What assistive technology calls the buttons of Jike's.
  static let firstButton = "Jike's button"
  static let secondButton = "Jike's button, filled at first"

  /// What assistive technology calls the button of a style.
  static func label(ofStyle name: String) -> String { "Favorite, \(name)" }

  /// What assistive technology calls the button of a place.
  static func label(ofPlace name: String) -> String { "Favorite: \(name)" }

  /// How many places are favorites, in words.
  static func count(_ number: Int) -> String {
    number == 1 ? "1 favorite" : "\(number) favorites"
  }

  /// Where the colors of the hearts come from.
  static func colors(seed: UInt64) -> String {
    "Colors of seed \(seed)"
  }

  /// How many places the list has.
  static let placeCount = qualities.count * grounds.count

  /// What a place is called; no two are called the same.
  static func place(_ index: Int) -> String {
    // One round through the grounds for each quality that the rounds begin with.
    let ground = index % grounds.count
    return "\(qualities[(index / grounds.count + ground) % qualities.count]) \(grounds[ground])"
  }

  /// Which of the places it is.
  static func number(_ index: Int) -> String { "Place \(index + 1)" }

  private static let qualities = [
    "Quiet", "Amber", "Windy", "Old", "Silver", "Hidden", "Upper", "Little", "Sunny", "Long",
    "Green", "Far", "Misty", "Golden", "Stony", "Wild", "Blue", "Lower", "White", "Early",
  ]

  private static let grounds = [
    "Harbor", "Garden", "Bridge", "Valley", "Orchard", "Market", "Meadow", "Shore", "Station",
    "Hill", "Lake", "Forest", "Square", "Mill", "Island", "Terrace", "Falls", "Tower", "Lane",
    "Cove", "Ridge", "Spring", "Park", "Pier", "Field",
  ]
}
