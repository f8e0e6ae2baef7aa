import Testing

@testable import HeartWeb

struct ItemRecordTests {
  @Test func `An item takes ten numbers`() {
    #expect(ItemRecord.length == 10)
  }
}
