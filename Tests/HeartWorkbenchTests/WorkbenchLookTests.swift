import HeartCore
import HeartWorkbench
import Testing

struct WorkbenchLookTests {
  @Test func `The first look is the button's own`() {
    let look = WorkbenchLook()
    guard case .named(.heart) = look.source else {
      Issue.record("the icon is \(look.source), not the heart")
      return
    }
    #expect(look.fillColor == FavoriteLook().fillColor)
    #expect(look.size == FavoriteDefaults.iconSize)
  }
}
