import Testing

@testable import SymbolCheck

struct ShippedFileTests {
  private func file(_ text: String) -> ShippedFile { ShippedFile(path: "A.swift", text: text) }

  private func availability(_ iOS: Version, deprecated: Version? = nil) -> Availability {
    var availability = Availability()
    availability.introduced = [.iOS: iOS, .macOS: .never]
    availability.deprecated[.iOS] = deprecated
    return availability
  }

  @Test("A file for UIKit answers to iOS only, any other to macOS as well")
  func platforms() {
    #expect(file("// a\n#if canImport(UIKit) && !os(watchOS)\n").platforms == [.iOS])
    #expect(file("#if canImport(SwiftUI)\n").platforms == [.iOS, .macOS])
    #expect(file("struct A {}").platforms == [.iOS, .macOS])
  }

  @Test("What is newer than our oldest is a fault outside of its question, and none inside")
  func newer() {
    let file = file("#if canImport(UIKit)\na()\nif #available(iOS 17, *) { a() }\n#endif")
    let new = availability(Version(17))
    #expect(file.faults(using: "a", new, line: 2, column: 1).map(\.line) == [2])
    #expect(file.faults(using: "a", new, line: 3, column: 28).isEmpty)
    let newer = availability(Version(17, 4))
    #expect(file.faults(using: "a", newer, line: 3, column: 28).count == 1)
  }

  @Test("What is deprecated before our oldest is a fault, what is after it is none")
  func deprecated() {
    let file = file("#if canImport(UIKit)\na()\n#endif")
    let old = availability(Version(2), deprecated: Version(13))
    let later = availability(Version(2), deprecated: Version(17))
    #expect(file.faults(using: "a", old, line: 2, column: 1).count == 1)
    #expect(file.faults(using: "a", later, line: 2, column: 1).isEmpty)
  }

  @Test(
    "Writing that needs a newer system is a fault in code, and none in words",
    arguments: [
      "isolated deinit {}", "struct A<each T> {}", "let a: [4 of Int]", "let a = #/b/#",
      "for a in repeat each b {}",
    ])
  func bannedWords(_ code: String) {
    #expect(BannedWords.faults(in: file(code)).count == 1)
    #expect(BannedWords.faults(in: file("// \(code)\nlet words = [\"\(code)\"]")).isEmpty)
  }
}
