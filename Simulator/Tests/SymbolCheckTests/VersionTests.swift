import Testing

@testable import SymbolCheck

struct VersionTests {
  @Test(
    "Versions compare as numbers, not as texts",
    arguments: [
      ("9.0", "13.0"), ("13.0", "13.1"), ("13.4", "15"), ("2.0.0", "2.1"), ("15.0", "15.10"),
    ])
  func order(_ earlier: String, _ later: String) throws {
    #expect(try #require(Version(earlier)) < (try #require(Version(later))))
  }

  @Test("A third number, or a missing second, changes nothing")
  func forms() {
    #expect(Version("13.1.0") == Version(13, 1))
    #expect(Version("15") == Version("15.0"))
  }

  @Test(
    "What is no version is none", arguments: ["", "-", "iOS", "1.", ".1", "1.x", "1.2.3.4", "-1"])
  func noVersion(_ text: String) {
    #expect(Version(text) == nil)
  }
}
