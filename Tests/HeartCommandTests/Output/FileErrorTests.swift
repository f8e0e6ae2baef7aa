import Foundation
import HeartCore
import HeartImages
import Testing

@testable import HeartCommand

/// What can be the matter with files, the sentence that says so, and that nothing is touched.
struct FileErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// `DIR` stands for the test's folder.
    let words: [String]
    let sentence: String

    init(_ words: String..., says sentence: String) {
      self.words = words
      self.sentence = sentence
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let writing: [Row] = [
    Row(
      "render", "-o", "DIR/none/x.png",
      says: "cannot write 'DIR/none/x.png': there is no folder 'DIR/none'; make it first, or name"
        + " another place"),
    Row(
      "render", "-o", "DIR/dangling",
      says: "cannot write 'DIR/dangling': there is no folder 'DIR/none'; make it first, or name"
        + " another place"),
    Row(
      "render", "-o", "DIR/text/x.png",
      says: "cannot write 'DIR/text/x.png': a part of its path is a file, not a folder"),
    Row(
      "render", "-o", "DIR/full",
      says: "cannot write 'DIR/full': it is a folder; name a file, such as heart.png"),
    Row(
      "strip", "--change", "both", "-o", "DIR/new/",
      says: "cannot write 'DIR/new/': there is no such folder, and no file is named in it; name a"
        + " file, such as heart.png"),
    Row(
      "render", "-o", "DIR/full/",
      says: "cannot write 'DIR/full/': it is a folder; name a file, such as heart.png"),
    Row(
      "render", "-o", "DIR/text/",
      says: "cannot write 'DIR/text/': a part of its path is a file, not a folder"),
    Row(
      "render", "-o", "DIR/circle",
      says: "cannot write 'DIR/circle': its links lead in a circle; name the file itself"),
    Row(
      "frames", "--change", "select", "-o", "DIR/full",
      says: "the folder 'DIR/full' is not empty; name a new one, or replace it with --force"),
    Row(
      "frames", "--change", "select", "--force", "-o", "DIR/full",
      says: "the folder 'DIR/full' holds more than this command makes ('notes.txt'), so"
        + " --force leaves it alone; name another"),
    Row(
      "screens", "--force", "-o", "DIR/frames",
      says: "the folder 'DIR/frames' holds more than this command makes ('frame-0000.png'), so"
        + " --force leaves it alone; name another"),
    Row(
      "frames", "--change", "select", "--force", "-o", "DIR/nested",
      says: "the folder 'DIR/nested' holds more than this command makes ('frame-0000.png'), so"
        + " --force leaves it alone; name another"),
    Row(
      "frames", "--change", "select", "-o", "DIR/text",
      says: "cannot make the folder 'DIR/text': it is a file; name another"),
    Row(
      "frames", "--change", "select", "--force", "-o", ".",
      says: "cannot replace the folder '.', as you are in it; name a new one inside it, such"
        + " as -o pictures"),
    Row(
      "frames", "--change", "select", "-o", "DIR/none/frames/",
      says: "cannot write 'DIR/none/frames/': there is no folder 'DIR/none'; make it first, or"
        + " name another place"),
    Row(
      "frames", "--change", "select", "-o", "DIR/none/frames",
      says: "cannot write 'DIR/none/frames': there is no folder 'DIR/none'; make it first, or"
        + " name another place"),
    Row(
      "screens", "-o", "DIR/text/screens",
      says: "cannot write 'DIR/text/screens': a part of its path is a file, not a folder"),
  ]

  static let reading: [Row] = [
    mask("none.png", "cannot read 'DIR/none.png': there is no such file"),
    mask("full", "cannot read 'DIR/full': it is a folder; name a PNG file"),
    mask("text/x", "cannot read 'DIR/text/x': a part of its path is a file, not a folder"),
    mask("text", "cannot use 'DIR/text': it is no PNG file; name one that is"),
    mask("empty.png", "cannot use 'DIR/empty.png': it is empty; name a PNG file"),
    mask(
      "short.png", "cannot use 'DIR/short.png': it ends too early for a PNG file; make it anew"),
    mask(
      "clear.png",
      "cannot use 'DIR/clear.png': it is clear all over, and a mask is the part that is not"),
    Row(
      "render", "-o", "DIR/new.png", "--mask-image", "DIR/mask.png", "--border-image", "DIR/text",
      says: "cannot use 'DIR/text': it is no PNG file; name one that is"),
  ]

  private static func mask(_ name: String, _ sentence: String) -> Row {
    Row("render", "-o", "DIR/old.png", "--mask-image", "DIR/\(name)", says: sentence)
  }

  @Test("A file's fault is told in one sentence, and all files stay", arguments: writing + reading)
  func sentences(_ row: Row) throws {
    let folder = try furnishedFolder()
    let before = try folder.record()
    let call = Call(row.words.map { $0.replacingOccurrences(of: "DIR", with: folder.path) })
    let sentence = row.sentence.replacingOccurrences(of: "DIR", with: folder.path)
    #expect(call.complaints == ["heart: " + sentence])
    #expect(call.exitCode == 1)
    #expect(call.output.isEmpty)
    #expect(try folder.record() == before)
  }

  @Test("A mask that is only asked for too large is not called clear")
  func oversizedMask() throws {
    let folder = try Folder()
    var mask = Bitmap(width: 1, height: 2000)
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "mask.png")
    let call = Call(
      ["render", "-o", "-", "--mask-image", folder("mask.png"), "--heart-size", "1e6"])
    #expect(
      call.complaints == [
        "heart: --heart-size '1e6' makes this icon larger than can be drawn; give a smaller one"
      ])
    #expect(call.exitCode == 2)
  }

  private func furnishedFolder() throws -> Folder {
    let folder = try Folder()
    var mask = Bitmap(width: 2, height: 2)
    try folder.write(mask.png(), to: "clear.png")
    mask.bytes[3] = 255
    try folder.write(mask.png(), to: "mask.png")
    try folder.write(Array(mask.png().dropLast(20)), to: "short.png")
    try folder.write([], to: "empty.png")
    try folder.write("not a picture", to: "text")
    try folder.write("an older picture", to: "old.png")
    for name in ["full", "frames", "nested", "nested/frame-0000.png"] {
      try folder.makeFolder(name)
    }
    try folder.write("keep me", to: "full/notes.txt")
    try folder.write("keep me", to: "full/frame-0000.png")
    try folder.write("keep me", to: "frames/frame-0000.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder("circle"), withDestinationPath: "circle")
    try FileManager.default.createSymbolicLink(
      atPath: folder("dangling"), withDestinationPath: "none/x.png")
    return folder
  }
}
