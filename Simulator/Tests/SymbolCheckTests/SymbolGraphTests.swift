import Foundation
import Testing

@testable import SymbolCheck

struct SymbolGraphTests {
  private func symbol(_ usr: String, _ path: String, since version: Int? = nil) -> String {
    let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
    let since = version.map {
      #","availability":[{"domain":"iOS","introduced":{"major":\#($0),"minor":0}}]"#
    }
    return #"{"identifier":{"precise":"\#(usr)"},"pathComponents":[\#(names)],"#
      + #""declarationFragments":[{"spelling":"func f()"}]\#(since ?? "")}"#
  }

  private func graph(_ symbols: [String], members: [(String, String)] = []) throws -> SymbolGraph {
    let relationships = members.map {
      #"{"kind":"memberOf","source":"\#($0.0)","target":"\#($0.1)"}"#
    }
    let text =
      #"{"symbols":[\#(symbols.joined(separator: ","))],"#
      + #""relationships":[\#(relationships.joined(separator: ","))]}"#
    var graph = SymbolGraph()
    try graph.read(Data(text.utf8))
    return graph
  }

  @Test("A member is as new as what it is in")
  func members() throws {
    let graph = try graph(
      [symbol("outer", "A", since: 26), symbol("inner", "A.f()", since: 13)],
      members: [("inner", "outer")])
    #expect(graph.availability(of: "inner")?.introduced[.iOS] == Version(26))
    #expect(graph.availability(of: "nothing") == nil)
  }

  @Test("Of two with the same declaration the older is taken")
  func twins() throws {
    let graph = try graph([symbol("new", "A.f()", since: 18), symbol("old", "A.f()")])
    #expect(graph.availability(of: "new")?.introduced.isEmpty == true)
    let alone = try self.graph([symbol("new", "A.f()", since: 18), symbol("old", "B.f()")])
    #expect(alone.availability(of: "new")?.introduced[.iOS] == Version(18))
  }

  @Test("Top-level names are those in nothing, without their labels")
  func names() throws {
    let graph = try graph([symbol("1", "A"), symbol("2", "A.f()"), symbol("3", "g(_:)")])
    #expect(graph.topLevelNames == ["A", "g"])
  }
}
