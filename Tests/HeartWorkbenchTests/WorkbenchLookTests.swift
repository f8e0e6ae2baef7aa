import HeartCore
import HeartWorkbench
import Testing

struct WorkbenchLookTests {
  @Test func `The first look is the button's own`() {
    let look = WorkbenchLook()
    #expect(look.source == .named(.heart))
    #expect(look.fillColor == FavoriteLook().fillColor)
    #expect(look.size == FavoriteDefaults.iconSize)
  }
}
