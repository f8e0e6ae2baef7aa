import HeartCore
import Testing

@Suite struct FavoriteFilmTests {
  @Test(arguments: FavoriteStyle.Name.allCases, FavoriteChange.allCases)
  func `A film ends settled, at its style's duration and ever after`(
    name: FavoriteStyle.Name, change: FavoriteChange
  ) {
    for speed in [0.5, 1, 3] {
      let film = FavoriteFilm(change, in: name.style, speed: speed)
      #expect(film.duration == name.style.duration(selecting: change == .select, speed: speed))
      #expect(film.instant(at: film.duration) == .settled(selected: change == .select))
      #expect(film.instant(at: 1e9) == film.settled)
      #expect(film.instant(at: film.duration * 0.5) != film.settled)
    }
  }

  @Test func `A name leads back to what it names, and nothing else does`() {
    for change in FavoriteChange.allCases { #expect(FavoriteChange(change.text) == change) }
    for rule in FillRule.allCases { #expect(FillRule(rule.text) == rule) }
    for placement in Placement.allCases { #expect(Placement(placement.text) == placement) }
    for motion in FavoriteMotion.allCases { #expect(FavoriteMotion(motion.text) == motion) }
    for text in ["", "Select", "select ", "non-zero"] {
      #expect(FavoriteChange(text) == nil && FillRule(text) == nil)
      #expect(Placement(text) == nil && FavoriteMotion(text) == nil)
    }
  }
}
