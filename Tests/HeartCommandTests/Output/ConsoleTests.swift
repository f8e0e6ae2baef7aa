import Foundation
import Testing

@testable import HeartCommand

struct ConsoleTests {
  @Test(
    "A full device behind standard output is told", .enabled(if: Folder.hasFullDevice),
    arguments: ["inspect", "render -o -"])
  func fullDevice(_ words: String) throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let complaints = Pipe()
    let console = Console(
      outputDescriptor: device.fileDescriptor,
      complaintDescriptor: complaints.fileHandleForWriting.fileDescriptor)
    #expect(HeartCommand.run(words.split(separator: " ").map(String.init), console) == 1)
    try complaints.fileHandleForWriting.close()
    let line = String(
      decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      line
        == "heart: cannot write to standard output: the disk is full; free some room, or name"
        + " another place\n")
  }

  @Test(
    "Where nobody hears a complaint, the exit code still tells",
    .enabled(if: Folder.hasFullDevice))
  func deafness() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let console = Console(
      outputDescriptor: device.fileDescriptor, complaintDescriptor: device.fileDescriptor)
    #expect(HeartCommand.run(["paint"], console) == 2)
  }
}
