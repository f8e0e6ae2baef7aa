import Foundation
import Testing

@testable import HeartCommand

struct ArgumentBytesTests {
  @Test("Text of any kind is taken as it is", arguments: ["", "heart", "é", "e\u{301}", "❤️", "�"])
  func text(_ text: String) throws {
    let read = try ArgumentBytes(bytes: Array(text.utf8)).text()
    // Of equal strings, one may be composed; a file's name is its bytes.
    #expect(Array(read.utf8) == Array(text.utf8))
  }

  @Test(
    "What is not text is refused, and told by its numbers",
    arguments: [
      ([0x62, 0xFF, 0x61], "b\\xFFa"), ([0xC3], "\\xC3"), ([0xE2, 0x9D, 0x41], "\\xE2\\x9DA"),
      ([0xC0, 0xAF], "\\xC0\\xAF"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
      ([0xC3, 0xA9, 0x80], "é\\x80"), ([0xF4, 0x90, 0x80, 0x80], "\\xF4\\x90\\x80\\x80"),
    ] as [([UInt8], String)])
  func noText(_ bytes: [UInt8], _ shown: String) {
    #expect {
      try ArgumentBytes(bytes: bytes).text()
    } throws: { error in
      guard case .notText(shown)? = error as? CommandError else { return false }
      return true
    }
  }

  #if os(Linux)
    @Test(
      "A process that is called with what is not text says so, and touches nothing",
      arguments: ["-o", "--mask-image", "--fill", ""])
    func process(_ option: String) throws {
      let folder = try Folder()
      // A shell writes the byte that a Swift string cannot hold.
      let script = "exec \"$0\" render -o \"$1\" $2 \"$(printf 'b\\377ad.png')\""
      let child = try Child(
        "/bin/sh", ["-c", script, try Child.heart, folder("x.png"), option], output: STDOUT_FILENO)
      #expect(
        child.complaint
          == "heart: the argument 'b\\xFFad.png' is not text in UTF-8, as every argument must be;"
          + " rename the file, or name another\n")
      #expect(child.exitCode == 2)
      #expect(try folder.names().isEmpty)
    }

    @Test("A link to a name that is not text is not followed to another")
    func links() throws {
      let folder = try Folder()
      _ = try Child(
        "/bin/sh", ["-c", "ln -s \"$(printf 'b\\377ad.png')\" \"$0\"", folder("link.png")],
        output: STDOUT_FILENO)
      let call = Call(["render", "-o", folder("link.png")])
      #expect(
        call.complaints == [
          "heart: cannot write '\(folder("link.png"))': its link leads to a name that is not text"
            + " in UTF-8; name the file itself"
        ])
      #expect(call.exitCode == 1)
      #expect(try folder.names() == ["link.png"])
    }
  #endif
}
