import Foundation
import Testing

@testable import HeartCommand

struct OutputFolderTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func write(
    _ name: String, force: Bool = false, _ files: [(String, [UInt8])]
  ) throws(CommandError) {
    let output = try OutputFolder(folder(name), force: force) { $0.hasSuffix(".png") }
    try output.write { (add) throws(CommandError) in
      for (name, bytes) in files { try add(name, bytes) }
    }
  }

  @Test("A folder is made, and may be read by whom the process lets read")
  func newFolder() throws {
    try write("new", [("a.png", [1]), ("b.png", [2])])
    try folder.makeFolder("other")
    #expect(try folder.names(in: "new") == ["a.png", "b.png"])
    #expect(try folder.bytes("new/b.png") == [2])
    #expect(try folder.mode(of: "new") == folder.mode(of: "other"))
    #expect(try folder.names() == ["new", "other"])
  }

  @Test("A name that another's temporary folder has is left to it, however empty it is")
  func takenNames() throws {
    let taken = (0..<3).map { ".heart-\(getpid())-\($0)" }
    for name in taken { try folder.makeFolder(name) }
    try write("d", [("a.png", [1])])
    try write("d", force: true, [("a.png", [2])])
    #expect(try folder.bytes("d/a.png") == [2])
    #expect(try folder.names() == taken + ["d"])
    for name in taken { #expect(try folder.names(in: name).isEmpty) }
  }

  @Test("Slashes at the end of a folder's name say nothing", arguments: ["new/", "new///"])
  func slashes(_ name: String) throws {
    try write(name, [("a.png", [1])])
    #expect(try folder.names() == ["new"])
  }

  @Test("An empty folder is filled without force, and keeps its permissions")
  func emptyFolder() throws {
    try folder.makeFolder("empty")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder("empty"))
    try write("empty", [("a.png", [1])])
    #expect(try folder.names(in: "empty") == ["a.png"])
    #expect(try folder.mode(of: "empty") == "700")
    #expect(try folder.names() == ["empty"])
  }

  @Test(
    "A folder keeps its owner and its group, where the process may give it away",
    .enabled(if: Folder.mayGiveAway), arguments: [true, false])
  func keptOwner(_ isEmpty: Bool) throws {
    try folder.makeFolder("d")
    if !isEmpty { try folder.write("old", to: "d/a.png") }
    #expect(chown(folder("d"), 1234, 2345) == 0)
    #expect(chmod(folder("d"), 0o2750) == 0)
    try write("d", force: true, [("a.png", [1])])
    #expect(try folder.bytes("d/a.png") == [1])
    #expect(try folder.owners(of: "d") == [1234, 2345])
    #expect(try folder.mode(of: "d") == "2750")
  }

  @Test("With force the old pictures make room for the new ones, the surplus too")
  func force() throws {
    try write("d", [("a.png", [1]), ("b.png", [2])])
    try write("d", force: true, [("a.png", [3])])
    #expect(try folder.names(in: "d") == ["a.png"])
    #expect(try folder.bytes("d/a.png") == [3])
    #expect(try folder.names() == ["d"])
  }

  @Test("A link to a folder stays, and the folder is replaced")
  func links() throws {
    try write("d", [("a.png", [1])])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "d")
    try write("link", force: true, [("b.png", [2])])
    #expect(try folder.names(in: "d") == ["b.png"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "d")
  }

  @Test("What fails on the way leaves the old folder, and nothing else", arguments: [true, false])
  func failure(_ isThereBefore: Bool) throws {
    if isThereBefore { try write("d", [("a.png", [1])]) }
    let before = try folder.record()
    let output = try OutputFolder(folder("d"), force: true) { $0.hasSuffix(".png") }
    #expect(throws: CommandError.self) {
      try output.write { (add) throws(CommandError) in
        try add("a.png", [9])
        #expect(try! folder.names().count == (isThereBefore ? 2 : 1))
        try add("missing/b.png", [9])
      }
    }
    #expect(try folder.record() == before)
  }

  @Test("What comes into the folder while pictures are drawn is not lost")
  func latecomer() throws {
    try write("d", [("a.png", [1])])
    let output = try OutputFolder(folder("d"), force: true) { $0.hasSuffix(".png") }
    #expect(throws: CommandError.self) {
      try output.write { (add) throws(CommandError) in
        try add("a.png", [9])
        try! folder.write("mine", to: "d/notes.txt")
      }
    }
    #expect(try folder.names() == ["d"])
    #expect(try folder.names(in: "d") == ["a.png", "notes.txt"])
    #expect(try folder.bytes("d/a.png") == [1])
  }

  @Test("A folder made by another while pictures are drawn is not replaced")
  func rival() throws {
    let output = try OutputFolder(folder("d"), force: false) { $0.hasSuffix(".png") }
    let error = #expect(throws: CommandError.self) {
      try output.write { (add) throws(CommandError) in
        try add("a.png", [9])
        try! folder.makeFolder("d")
        try! folder.write("theirs", to: "d/a.png")
      }
    }
    #expect(error?.sentence == rivalSentence)
    #expect(try folder.names() == ["d"])
    #expect(try folder.bytes("d/a.png") == Array("theirs".utf8))
  }

  private var rivalSentence: String {
    "cannot write '\(folder("d"))': something else has changed what is there meanwhile; try again,"
      + " or name another folder"
  }

  @Test("A file made, or a folder taken away, by another while pictures are drawn is told too")
  func otherRivals() throws {
    let file = try OutputFolder(folder("d"), force: false) { $0.hasSuffix(".png") }
    let error = #expect(throws: CommandError.self) {
      try file.write { (add) throws(CommandError) in try! folder.write("theirs", to: "d") }
    }
    #expect(error?.sentence == rivalSentence)
    #expect(try folder.names() == ["d"])
    try FileManager.default.removeItem(atPath: folder("d"))
    try folder.makeFolder("d")
    let gone = try OutputFolder(folder("d"), force: true) { $0.hasSuffix(".png") }
    let second = #expect(throws: CommandError.self) {
      try gone.write { (add) throws(CommandError) in
        try! FileManager.default.removeItem(atPath: folder("d"))
      }
    }
    #expect(second?.sentence == rivalSentence)
    #expect(try folder.names().isEmpty)
  }

  @Test("What another draws into an empty folder meanwhile is not replaced without force")
  func rivalInEmptyFolder() throws {
    try folder.makeFolder("d")
    let output = try OutputFolder(folder("d"), force: false) { $0.hasSuffix(".png") }
    let error = #expect(throws: CommandError.self) {
      try output.write { (add) throws(CommandError) in
        try add("a.png", [9])
        try! folder.write("theirs", to: "d/a.png")
      }
    }
    #expect(
      error?.sentence
        == "the folder '\(folder("d"))' is not empty; name a new one, or replace it with --force")
    #expect(try folder.names() == ["d"])
    #expect(try folder.bytes("d/a.png") == Array("theirs".utf8))
  }

  @Test(
    "Names of frames are told from all others",
    arguments: [
      ("frame-0000.png", true), ("frame-0123.png", true), ("frame-10000.png", true),
      ("frame-000.png", false), ("frame-00000.png", false), ("frame--001.png", false),
      ("frame-+001.png", false), ("Frame-0000.png", false), ("frame-0000.PNG", false),
      ("frame-0000.png~", false), ("frame-.png", false), ("", false), (".png", false),
    ])
  func frameNames(_ name: String, _ isFrame: Bool) {
    #expect(FramesCommand.isFrameName(name) == isFrame)
  }
}
