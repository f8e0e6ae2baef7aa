import HeartCore
import Testing

@testable import HeartWeb

struct WebEngineTests {
  @Test func `A button's handle means nothing once it is gone`() {
    var engine = WebEngine()
    let first = engine.create()
    #expect(engine.destroy(first) == 0)
    #expect(engine.destroy(first) == -1)
    #expect(engine.create() != first)
  }
}
