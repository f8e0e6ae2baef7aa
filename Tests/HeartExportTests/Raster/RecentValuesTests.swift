import HeartCore
import Testing

@testable import HeartExport

@Suite("What is kept")
struct RecentValuesTests {
  @Test("Values are made once for as many keys as are kept, in whatever order they are asked for")
  func kept() {
    var recent = RecentValues<Int, String>()
    var made: [Int] = []
    let keys = 0..<RecentValues<Int, String>.limit
    for key in Array(keys) + keys.reversed() + keys {
      let value = recent.value(for: key) {
        made.append(key)
        return "\(key)"
      }
      #expect(value == "\(key)")
    }
    #expect(made == Array(keys))
  }

  @Test("One more takes the place of the oldest, and is kept itself")
  func replaced() {
    var recent = RecentValues<Int, Int>()
    var made: [Int] = []
    func ask(_ keys: some Sequence<Int>) {
      for key in keys {
        _ = recent.value(for: key) {
          made.append(key)
          return key
        }
      }
    }
    let limit = RecentValues<Int, Int>.limit
    ask(0..<limit)
    ask([limit, limit + 1])
    made = []
    ask(2..<limit + 2)
    #expect(made == [])
    ask([0, 1])
    #expect(made == [0, 1])
  }
}
