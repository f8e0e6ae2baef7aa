import HeartCore
import Testing

struct IconNameTests {
  @Test("A name reads back to the same icon's name", arguments: Icon.Name.allCases)
  func readsBack(name: Icon.Name) {
    #expect(Icon.Name(name.text) == name)
  }

  @Test("The names are the six words, in the family's order")
  func areTheSix() {
    #expect(
      Icon.Name.allCases.map(\.text) == [
        "heart", "softHeart", "star", "bookmark", "thumb", "flame",
      ])
  }

  @Test("No two names have the same icon")
  func areUnlike() {
    let icons = Icon.Name.allCases.map(\.icon)
    for (index, icon) in icons.enumerated() {
      #expect(!icons[..<index].contains(icon), "\(Icon.Name.allCases[index])")
    }
  }

  @Test("The example in the documentation holds")
  func findsTheStar() {
    #expect(Icon.Name("star")?.icon == .star)
  }

  @Test(
    "Any other text is no name",
    arguments: ["", "Heart", "softheart", "heart ", " star", "hear", "hearts", "♥", "star\n"])
  func refuses(text: String) {
    #expect(Icon.Name(text) == nil)
  }
}
