import HeartCore
import Testing

struct FavoriteMotionTests {
  @Test("A wish of one's own holds whatever the system says", arguments: [false, true])
  func wish(systemReduces: Bool) {
    #expect(FavoriteMotion.system.isReduced(bySystem: systemReduces) == systemReduces)
    #expect(!FavoriteMotion.full.isReduced(bySystem: systemReduces))
    #expect(FavoriteMotion.reduced.isReduced(bySystem: systemReduces))
  }
}
