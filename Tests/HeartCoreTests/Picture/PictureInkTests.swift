import Testing

@testable import HeartCore

struct PictureInkTests {
  private static let fill = RGBA(red: 0.1, green: 0.2, blue: 0.3)
  private static let border = RGBA(red: 0.4, green: 0.5, blue: 0.6)

  @Test("The ink of an item says whose its color is", arguments: FavoriteStyle.Name.allCases)
  func inks(style: FavoriteStyle.Name) {
    let look = FavoriteLook(fillColor: Self.fill, borderColor: Self.border)
    let film = FavoriteFilm(.select, in: style.style)
    var picture = Picture()
    for frame in 0...60 {
      for isHighlighted in [false, true] {
        var instant = film.instant(at: film.duration * Double(frame) / 60)
        instant.isHighlighted = isHighlighted
        picture.refill(instant, look: look, in: Box(x: 0, y: 0, width: 24, height: 24))
        for item in picture.items {
          switch item.ink {
          case .fill: #expect(item.color == Self.fill)
          case .border: #expect(item.color == Self.border && item.role == .border)
          case .own: #expect(item.color != Self.fill && item.color != Self.border)
          }
        }
      }
    }
  }
}
