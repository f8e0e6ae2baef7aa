import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

/// What an option reads is not written over.
struct InputFileTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>"#,
      to: "mine.svg")
    try folder.write(#"{"icon": "mine.svg"}"#, to: "look.json")
    var mask = Bitmap(width: 3, height: 2)
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "m.png")
    try folder.write(mask.png(), to: "frame-0000.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.svg"), withDestinationPath: "mine.svg")
    try FileManager.default.createDirectory(
      atPath: folder("d"), withIntermediateDirectories: false)
    try folder.write(mask.png(), to: "d/frame-0000.png")
  }

  /// Calls with the names of files, all of which are in the folder.
  private func call(_ line: String) -> Call {
    Call(
      line.split(separator: " ").map { word in
        word.contains(".") || word == "d" ? folder(String(word)) : String(word)
      })
  }

  @Test(
    "An output that is its own input is refused, and both are named, through links too",
    arguments: [
      ("animate --change select -o mine.svg --icon mine.svg", "--icon", "mine.svg"),
      ("render -o mine.svg --icon mine.svg", "--icon", "mine.svg"),
      ("render -o link.svg --icon mine.svg", "--icon", "mine.svg"),
      ("render -o mine.svg --icon link.svg", "--icon", "link.svg"),
      ("animate --change both -o look.json --config look.json", "--config", "look.json"),
      ("render -o m.png --mask-image m.png", "--mask-image", "m.png"),
      (
        "strip --change both -o m.png --mask-image frame-0000.png --border-image m.png",
        "--border-image", "m.png"
      ),
    ])
  func refused(_ line: String, _ option: String, _ input: String) throws {
    let before = try folder.record()
    let call = call(line)
    let output = try #require(line.split(separator: " ").drop { $0 != "-o" }.dropFirst().first)
    #expect(
      call.complaints == [
        "heart: cannot write '\(folder(String(output)))': it is the file that \(option) reads,"
          + " '\(folder(input))', which would be lost; name another"
      ])
    #expect(call.exitCode == 2)
    #expect(try folder.record() == before)
  }

  @Test("So is what a look file names")
  func namedInLookFile() throws {
    let before = try folder.record()
    let call = call("animate --change select -o mine.svg --config look.json")
    #expect(
      call.complaints == [
        "heart: cannot write '\(folder("mine.svg"))': it is the file that icon in"
          + " '\(folder("look.json"))' reads, '\(folder("mine.svg"))', which would be lost; name"
          + " another"
      ])
    #expect(try folder.record() == before)
  }

  @Test("A folder is not replaced while an option reads a file in it")
  func folderOfInput() throws {
    let before = try folder.record()
    let call = call("frames --change select --force -o d --mask-image d/frame-0000.png")
    #expect(
      call.complaints == [
        "heart: cannot replace the folder '\(folder("d"))': the file that --mask-image reads is in"
          + " it, '\(folder("d/frame-0000.png"))', and would be lost; name another"
      ])
    #expect(try folder.record() == before)
  }

  @Test("Other files are written, though one of the same name in another folder is read")
  func others() throws {
    #expect(call("render -o d/m.png --mask-image m.png").complaints.isEmpty)
    #expect(call("render -o other.svg --icon mine.svg").complaints.isEmpty)
    // Read through a look file that is overruled, so it is not read at all.
    #expect(call("render -o mine.svg --icon star --config look.json").complaints.isEmpty)
  }
}
