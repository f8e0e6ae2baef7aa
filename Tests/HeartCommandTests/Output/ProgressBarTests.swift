import Foundation
import Testing

@testable import HeartCommand

struct ProgressBarTests {
  @Test("A screen sees each percent once, and at the end an empty line")
  func percents() {
    let call = Call(
      [
        "animate", "-o", "-", "--format", "apng", "--change", "select", "--fps", "90", "--speed",
        "0.1", "--size", "2",
      ],
      complaintIsTerminal: true)
    #expect(call.exitCode == 0)
    #expect(call.complaints.isEmpty)
    let shown = call.progress.components(separatedBy: "\r").dropFirst()
    let percents = shown.dropLast().map { Int($0.dropLast(2).suffix(3).trimmed) }
    // 316 frames, so every percent comes.
    #expect(percents == Array(0...100))
    #expect(shown.last == "\u{1B}[K")
    #expect(shown.dropLast().last == "[" + String(repeating: "#", count: 30) + "] 100 %")
    #expect(shown.allSatisfy { $0.count <= 40 })
  }

  @Test("Few frames are few steps", arguments: ["animate -o - --format gif", "frames"])
  func fewFrames(_ line: String) throws {
    let folder = try Folder()
    var words = line.split(separator: " ").map(String.init)
    if words == ["frames"] { words += ["-o", folder("f")] }
    words += ["--change", "select", "--fps", "10", "--size", "2"]
    let call = Call(words, complaintIsTerminal: true)
    #expect(call.exitCode == 0)
    // Five frames; a GIF's are drawn twice.
    #expect(call.progress.filter { $0 == "%" }.count == (words.contains("gif") ? 10 : 5))
    #expect(call.progress.hasSuffix("\r\u{1B}[K"))
    #expect(Call(words + ["--force"].filter { _ in words.contains("frames") }).progress.isEmpty)
  }

  @Test("Short work shows nothing, on a screen too")
  func shortWork() {
    let shown = Shown()
    let console = Console(
      output: { _ in }, complaint: { _ in }, progress: { shown.text += $0 })
    let words = ["animate", "-o", "-", "--format", "gif", "--change", "both"]
    #expect(HeartCommand.run(words, console) == 0)
    #expect(shown.text.isEmpty)
    var bar = ProgressBar(of: 60, .square(1000), console)
    bar.advance()
    #expect(!shown.text.isEmpty)
  }

  @Test("What takes long is shown, however few its pixels are")
  func slowFormats() {
    // Both changes of a burst at 256 × 256 take 14 seconds of a processor as the smallest WebP.
    for (format, isSmallest, isShown) in [
      (FileFormat.webp, true, true), (.apng, true, true), (.webp, false, false),
      (.apng, false, false), (.gif, false, false),
    ] {
      let shown = Shown()
      let console = Console(output: { _ in }, complaint: { _ in }, progress: { shown.text += $0 })
      var bar = ProgressBar(
        of: 63, .square(256), cost: format.cost(isSmallest: isSmallest), console)
      bar.advance()
      #expect(shown.text.isEmpty != isShown, "\(format) \(isSmallest)")
    }
  }

  @Test("What fails on the way leaves no bar behind")
  func failure() {
    let shown = Shown()
    let console = Console(
      output: { (_) throws(SystemFault) in throw SystemFault(code: EPIPE) },
      complaint: { shown.text += $0 }, progress: { shown.text += $0 }, leastShownWork: 0)
    let words = ["animate", "-o", "-", "--format", "gif", "--change", "both", "--size", "2"]
    #expect(HeartCommand.run(words, console) == 1)
    #expect(shown.text.contains("%"))
    #expect(
      shown.text.hasSuffix(
        "\r\u{1B}[Kheart: cannot write to standard output: whoever was reading has stopped"))
  }

  @Test("A pipe shows no bar")
  func pipes() {
    let descriptor = Pipe().fileHandleForWriting.fileDescriptor
    #expect(Console(outputDescriptor: descriptor, complaintDescriptor: descriptor).progress == nil)
  }

  /// The other end of a new terminal, which is one itself; below 0 where the system has none.
  private static func newTerminal() -> Int32 {
    open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  private static var hasTerminals: Bool {
    let screen = newTerminal()
    guard screen >= 0 else { return false }
    close(screen)
    return true
  }

  @Test("A terminal shows a bar", .enabled(if: hasTerminals, "This system makes no terminals"))
  func terminals() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let screen = Self.newTerminal()
    try #require(screen >= 0)
    defer { close(screen) }
    let console = Console(outputDescriptor: descriptor, complaintDescriptor: screen)
    #expect(console.progress != nil)
    #expect(!console.outputIsTerminal)
  }
}

/// What was shown; the call that it is kept for is over when it is read.
private final class Shown: @unchecked Sendable {
  var text = ""
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
