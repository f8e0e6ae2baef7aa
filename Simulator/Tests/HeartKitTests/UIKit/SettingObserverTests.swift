import Foundation
import Testing

@testable import HeartKit

@MainActor
struct SettingObserverTests {
  @Test("What is told on the main actor is heard at once, and no more once nobody listens")
  func atOnce() {
    let name = Notification.Name("HeartKitTests.atOnce")
    let heard = Counter()
    var observer: SettingObserver? = SettingObserver(name) { heard.count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.count == 1)
    #expect(observer != nil)
    observer = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.count == 1)
  }

  @Test("What is told elsewhere is heard on the main actor, in a turn to come")
  func elsewhere() async {
    let name = Notification.Name("HeartKitTests.elsewhere")
    let (stream, told) = AsyncStream.makeStream(of: Void.self)
    let heard = Counter()
    let observer = SettingObserver(name) {
      MainActor.preconditionIsolated()
      heard.count += 1
      told.finish()
    }
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    for await _ in stream {}
    #expect(heard.count == 1)
    withExtendedLifetime(observer) {}
  }
}

@MainActor
private final class Counter {
  var count = 0
}
