import Testing

@testable import SymbolCheck

struct GuardsTests {
  /// The version of iOS that is sure at each § of a source, in order.
  private func versions(_ text: String, of platform: Platform = .iOS) -> [Version] {
    let guards = Guards(SourceText(text.replacingOccurrences(of: "§", with: "_")))
    var versions: [Version] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var column = 1
      for character in line {
        if character == "§" {
          versions.append(guards.version(of: platform, line: index + 1, column: column))
        }
        column += character == "§" ? 1 : character.utf8.count
      }
    }
    return versions
  }

  @Test("An if makes sure in its own block, and from the question on, but not in its else")
  func conditional() {
    let text = """
      §
      if #available(iOS 17, *), § { § { § } } else { § }
      §
      """
    #expect(versions(text) == [15, 17, 17, 17, 15, 15].map { Version($0) })
  }

  @Test("A guard makes sure of the rest of the block that it is in")
  func guarded() {
    let text = """
      func f() {
        for x in y {
          guard let z, #available(iOS 16.4, *) else { § }
          §
          if a { § }
        }
        §
      }
      """
    #expect(versions(text) == [Version(15), Version(16, 4), Version(16, 4), Version(15)])
  }

  @Test("An if after a guard, or in one's closure, is no guard")
  func nested() {
    let text = """
      guard let x else { return }
      if let y = x, #available(iOS 17, *) { § }
      §
      guard z({ if #available(iOS 18, *) { § } }) else { § }
      """
    #expect(versions(text) == [17, 15, 18, 15].map { Version($0) })
  }

  @Test("An attribute makes sure of the one declaration that follows it")
  func attribute() {
    let text = """
      @available(iOS 17, *)
      @MainActor func f(
        a: §
      ) -> §
      where § {
        §
      }
      §
      @available(iOS 16, *) typealias A = §
      §
      struct S {
        @available(iOS, introduced: 18)
        var b: § { § }
        var c: §
      }
      """
    #expect(versions(text) == [17, 17, 17, 17, 15, 16, 15, 18, 18, 15].map { Version($0) })
  }

  @Test("A question about one system says nothing about another")
  func platforms() {
    let text = "if #available(macOS 14, *) { § }; if #available(iOS 17, macOS 15, *) { § }"
    #expect(versions(text) == [15, 17].map { Version($0) })
    #expect(versions(text, of: .macOS) == [14, 15].map { Version($0) })
  }

  @Test("What is unavailable on a system needs nothing there")
  func unavailable() {
    #expect(versions("@available(macOS, unavailable) func f() { § }", of: .macOS) == [.never])
    #expect(versions("@available(macOS, unavailable) func f() { § }") == [Version(15)])
  }

  @Test(
    "What is in doubt is not taken for sure",
    arguments: [
      "if #unavailable(iOS 17) { § } else { § }",
      "// if #available(iOS 17, *) {\n§ §",
      "@available(*, deprecated) func f() { § § }",
      "if #available(tvOS 17, *) { § § }",
      "if #available(iOS 14, *) { § § }",
    ])
  func doubt(_ text: String) {
    #expect(versions(text) == [Version(15), Version(15)])
  }
}
