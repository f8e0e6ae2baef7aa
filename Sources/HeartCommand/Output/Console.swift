internal import Foundation

/// The two streams that a command speaks to.
struct Console: Sendable {
  /// Takes what the command was asked for.
  let output: @Sendable ([UInt8]) throws(SystemFault) -> Void
  /// Takes one line for the person when something went wrong.
  let complaint: @Sendable (String) -> Void
  /// Whether what is written to the output shows on a screen.
  let outputIsTerminal: Bool
  /// Takes characters that show how far long work is; nil where no screen shows them.
  let progress: (@Sendable (String) -> Void)?
  /// From how much work on it is shown, in pixels drawn.
  let leastShownWork: Int

  /// The streams of the process.
  static var process: Console {
    Console(outputDescriptor: STDOUT_FILENO, complaintDescriptor: STDERR_FILENO)
  }

  /// The streams with the given numbers.
  init(outputDescriptor: Int32, complaintDescriptor: Int32) {
    let tell: @Sendable (String) -> Void = { text in
      // Where this fails there is nobody left to tell.
      try? FileSystem.write(Array(text.utf8), to: complaintDescriptor)
    }
    self.init(
      output: { (bytes) throws(SystemFault) in
        try FileSystem.write(bytes, to: outputDescriptor)
      },
      complaint: { line in tell(line + "\n") },
      outputIsTerminal: isatty(outputDescriptor) == 1,
      progress: isatty(complaintDescriptor) == 1 ? tell : nil)
  }

  /// Streams that are functions.
  init(
    output: @escaping @Sendable ([UInt8]) throws(SystemFault) -> Void,
    complaint: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool = false,
    progress: (@Sendable (String) -> Void)? = nil,
    leastShownWork: Int = ProgressBar.leastWork
  ) {
    self.output = output
    self.complaint = complaint
    self.outputIsTerminal = outputIsTerminal
    self.progress = progress
    self.leastShownWork = leastShownWork
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
