import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

struct OutputFileTests {
  private let folder: Folder
  private let console = Console(output: { _ in }, complaint: { _ in })

  init() throws {
    folder = try Folder()
  }

  @Test("A new file may be read by whom the process lets read")
  func newFile() throws {
    try OutputFile.write([1, 2, 3], to: folder("new"), console)
    try folder.write("made by Foundation", to: "other")
    #expect(try folder.bytes("new") == [1, 2, 3])
    #expect(try folder.mode(of: "new") == folder.mode(of: "other"))
    #expect(try folder.names() == ["new", "other"])
  }

  @Test("A file that is replaced keeps its permissions", arguments: [0o600, 0o644, 0o755])
  func keptPermissions(_ mode: Int) throws {
    try folder.write("old", to: "file")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder("file"))
    try OutputFile.write([7], to: folder("file"), console)
    #expect(try folder.bytes("file") == [7])
    #expect(try folder.mode(of: "file") == String(mode, radix: 8))
    #expect(try folder.names() == ["file"])
  }

  @Test(
    "A file that is replaced keeps its owner and its group, where the process may give it away",
    .enabled(if: Folder.mayGiveAway), arguments: [0o640, 0o4755])
  func keptOwner(_ mode: Int) throws {
    try folder.write("old", to: "file")
    #expect(chown(folder("file"), 1234, 2345) == 0)
    // After the owner, since a change of that takes some permissions away.
    #expect(chmod(folder("file"), mode_t(mode)) == 0)
    let before = try FileSystem.kind(of: folder("file"))
    try OutputFile.write([7], to: folder("file"), console)
    #expect(try folder.bytes("file") == [7])
    #expect(try folder.owners(of: "file") == [1234, 2345])
    #expect(try FileSystem.kind(of: folder("file")) == before)
  }

  @Test("What has the old file open still reads the old bytes: nothing is written over")
  func openFile() throws {
    try folder.write("old", to: "file")
    let handle = try #require(FileHandle(forReadingAtPath: folder("file")))
    try OutputFile.write([7], to: folder("file"), console)
    #expect(handle.readDataToEndOfFile() == Data("old".utf8))
  }

  @Test("A name that another's temporary file has is left to it")
  func takenNames() throws {
    let taken = (0..<3).map { ".heart-\(getpid())-\($0)" }
    for name in taken { try folder.write("another's", to: name) }
    try OutputFile.write([7], to: folder("file"), console)
    #expect(try folder.bytes("file") == [7])
    for name in taken { #expect(try folder.bytes(name) == Array("another's".utf8)) }
    #expect(try folder.names() == taken + ["file"])
  }

  @Test("A link stays, and what it leads to is replaced", arguments: ["file", "to/file", "new"])
  func links(_ target: String) throws {
    try folder.makeFolder("to")
    try folder.write("old", to: "file")
    try folder.write("old", to: "to/file")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder("link"), withDestinationPath: "second")
    try manager.createSymbolicLink(atPath: folder("second"), withDestinationPath: target)
    try OutputFile.write([7], to: folder("link"), console)
    #expect(try folder.bytes(target) == [7])
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("link")) == "second")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("second")) == target)
  }

  @Test("A device is written to, and its refusal is told", .enabled(if: Folder.hasFullDevice))
  func devices() throws {
    try OutputFile.write([7], to: "/dev/null", console)
    let call = Call("render -o /dev/full")
    #expect(
      call.complaints == [
        "heart: cannot write '/dev/full': the disk is full; free some room, or name another place"
      ])
    #expect(call.exitCode == 1)
    // A file beside it would be no device any more.
    #expect(try FileSystem.kind(of: "/dev/full") == .device)
  }

  @Test("A file that a process has open under another name is written to, not replaced")
  func openFiles() throws {
    try folder.write("old and longer", to: "file")
    let handle = try #require(FileHandle(forUpdatingAtPath: folder("file")))
    try OutputFile.write([7], to: "/dev/fd/\(handle.fileDescriptor)", console)
    try handle.seek(toOffset: 0)
    #expect(handle.readDataToEndOfFile() == Data([7]))
  }

  @Test("A picture on standard output is the picture in the file")
  func standardOutput() throws {
    let file = Call(["render", "-o", folder("a.png"), "--selected"])
    #expect(file.exitCode == 0)
    #expect(file.output.isEmpty)
    let stream = Call("render -o - --selected")
    #expect(stream.exitCode == 0)
    #expect(try stream.output == folder.bytes("a.png"))
    #expect(stream.complaints.isEmpty)
  }

  @Test("A picture is not written onto a screen", arguments: ["render", "strip --change both"])
  func terminal(_ words: String) throws {
    let call = Call(
      "\(words) -o -".split(separator: " ").map(String.init), outputIsTerminal: true)
    let name = try #require(words.split(separator: " ").first)
    #expect(
      call.complaints == [
        "heart: -o - would write a picture onto the screen; send it on, as in"
          + " 'heart \(name) -o - > heart.png'"
      ])
    #expect(call.exitCode == 2)
    #expect(call.output.isEmpty)
  }

  @Test("Text may show on a screen, and of a moving file the way round it is told")
  func text() {
    for line in ["inspect", "look --json", "render -o - --format svg"] {
      let words = line.split(separator: " ").map(String.init)
      #expect(Call(words, outputIsTerminal: true).exitCode == 0)
    }
    let call = Call(
      ["animate", "-o", "-", "--format", "webp", "--change", "both"], outputIsTerminal: true)
    #expect(
      call.complaints == [
        "heart: -o - would write a picture onto the screen; send it on, as in"
          + " 'heart animate -o - --format webp > heart.webp'"
      ])
  }

  @Test("What is made in pieces is one file, and not seen before it is whole")
  func pieces() throws {
    try folder.write("old", to: "file")
    try OutputFile.write(to: folder("file"), console) { (add) throws(CommandError) in
      for byte in 1...3 as ClosedRange<UInt8> {
        try add([byte])
        #expect(try! folder.bytes("file") == Array("old".utf8))
        #expect(try! folder.names().count == 2)
      }
    }
    #expect(try folder.bytes("file") == [1, 2, 3])
    #expect(try folder.names() == ["file"])
  }

  @Test(
    "Where making fails halfway, what was there stays, and nothing else", arguments: [true, false])
  func halfway(_ isThereBefore: Bool) throws {
    if isThereBefore { try folder.write("old", to: "file") }
    let before = try folder.record()
    #expect(throws: CommandError.self) {
      try OutputFile.write(to: folder("file"), console) { (add) throws(CommandError) in
        try add([1])
        throw .noCommand
      }
    }
    #expect(try folder.record() == before)
  }

  @Test("Pieces go to a device and to standard output as they are made")
  func piecesToStreams() throws {
    let call = Call("animate -o - --format gif --change select --size 4")
    try #require(call.exitCode == 0)
    #expect(Call("animate -o \(folder("a.gif")) --change select --size 4").exitCode == 0)
    #expect(try folder.bytes("a.gif") == call.output)
    #expect(Call("animate -o /dev/null --format gif --change select --size 4").exitCode == 0)
  }
}
