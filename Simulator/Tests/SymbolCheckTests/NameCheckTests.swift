import Testing

@testable import SymbolCheck

struct NameCheckTests {
  private let check = NameCheck(foreign: [("SwiftUI", ["Path", "Color"])])

  @Test("A name that a framework has is a clash, and so is one that begins as Apple's do")
  func clashes() {
    #expect(check.clashes(of: "Path") == ["SwiftUI has it"])
    #expect(check.clashes(of: "CGHeart").count == 1)
  }

  @Test(
    "A name of our own is none, whatever letters it begins with",
    arguments: [
      "Picture", "CarePath", "UIless", "Pathway",
    ])
  func ours(_ name: String) {
    #expect(check.clashes(of: name).isEmpty)
  }
}
