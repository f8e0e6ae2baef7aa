internal import Foundation

/// The two streams that a command speaks to.
struct Console: Sendable {
  /// Takes what the command was asked for.
  let output: @Sendable ([UInt8]) throws(SystemFault) -> Void
  /// Takes one line for the person when something went wrong.
  let complaint: @Sendable (String) -> Void
  /// Whether what is written to the output shows on a screen.
  let outputIsTerminal: Bool

  /// The streams of the process.
  static var process: Console {
    Console(outputDescriptor: STDOUT_FILENO, complaintDescriptor: STDERR_FILENO)
  }

  /// The streams with the given numbers.
  init(outputDescriptor: Int32, complaintDescriptor: Int32) {
    self.init(
      output: { (bytes) throws(SystemFault) in
        try FileSystem.write(bytes, to: outputDescriptor)
      },
      complaint: { line in
        // Where this fails there is nobody left to tell.
        try? FileSystem.write(Array((line + "\n").utf8), to: complaintDescriptor)
      },
      outputIsTerminal: isatty(outputDescriptor) == 1)
  }

  /// Streams that are functions.
  init(
    output: @escaping @Sendable ([UInt8]) throws(SystemFault) -> Void,
    complaint: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool = false
  ) {
    self.output = output
    self.complaint = complaint
    self.outputIsTerminal = outputIsTerminal
  }

  /// Writes bytes to the output.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try output(bytes)
    } catch {
      throw .unwritable(OutputFile.standardOutput, error)
    }
  }

  /// Writes lines of text to the output.
  func print(_ text: String) throws(CommandError) {
    try write(Array((text + "\n").utf8))
  }
}
