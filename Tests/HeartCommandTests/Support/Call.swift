@testable import HeartCommand

/// What came of one call of the command line.
struct Call {
  let exitCode: Int32
  let output: [UInt8]
  let complaints: [String]
  /// What was shown of how far the work is.
  let progress: String

  /// Calls the command line in this process, with streams that are only kept.
  ///
  /// - Parameter complaintIsTerminal: Whether a screen shows how far the work is, all of it.
  init(_ words: [String], outputIsTerminal: Bool = false, complaintIsTerminal: Bool = false) {
    let kept = Kept()
    let show: @Sendable (String) -> Void = { text in kept.add(progress: text) }
    let console = Console(
      output: { bytes in kept.add(output: bytes) },
      complaint: { line in kept.add(complaint: line) }, outputIsTerminal: outputIsTerminal,
      progress: complaintIsTerminal ? show : nil, leastShownWork: 0)
    exitCode = HeartCommand.run(words, console)
    (output, complaints, progress) = kept.all
  }

  /// The same, of words parted by single spaces.
  init(_ line: String) {
    self.init(line.split(separator: " ").map(String.init))
  }

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// What two streams were given; the call that it is kept for is over when it is read.
private final class Kept: @unchecked Sendable {
  private(set) var all: (output: [UInt8], complaints: [String], progress: String) = ([], [], "")

  func add(output bytes: [UInt8]) { all.output += bytes }
  func add(complaint line: String) { all.complaints.append(line) }
  func add(progress text: String) { all.progress += text }
}
