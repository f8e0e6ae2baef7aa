import Foundation
import Testing

@testable import HeartCommand

struct ConsoleTests {
  @Test("A pipe whose reader has gone is an error like any other")
  func closedPipe() throws {
    let output = Pipe()
    let complaints = Pipe()
    try output.fileHandleForReading.close()
    // As the command's main does; a test process has no use for the signal either.
    signal(SIGPIPE, SIG_IGN)
    let console = Console(
      outputDescriptor: output.fileHandleForWriting.fileDescriptor,
      complaintDescriptor: complaints.fileHandleForWriting.fileDescriptor)
    #expect(HeartCommand.run(["inspect"], console) == 1)
    try complaints.fileHandleForWriting.close()
    let line = String(
      decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(line == "heart: cannot write to standard output: whoever was reading has stopped\n")
  }

  @Test("A full device behind standard output is told", arguments: ["inspect", "render -o -"])
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

  @Test("Where nobody hears a complaint, the exit code still tells")
  func deafness() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let console = Console(
      outputDescriptor: device.fileDescriptor, complaintDescriptor: device.fileDescriptor)
    #expect(HeartCommand.run(["paint"], console) == 2)
  }
}
