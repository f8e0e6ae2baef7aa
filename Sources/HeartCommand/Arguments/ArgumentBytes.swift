internal import Foundation

/// An argument as the system hands it over: bytes that need not be text.
struct ArgumentBytes: Sendable {
  let bytes: [UInt8]

  /// The text that the bytes are; a mended one would name another file than the person meant.
  func text() throws(CommandError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText(shown) }
    return text
  }

  /// The bytes as a sentence can tell them: what is no text as its numbers, `\xFF`.
  private var shown: String {
    var shown = ""
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        shown.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        place += scalar.count
      case .error(let length):
        for byte in bytes[place..<place + length] {
          shown += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        place += length
      case .emptyInput: return shown
      }
    }
  }

  /// What this process was called with, after its own name.
  static var process: [ArgumentBytes] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      // The runtime owns the memory, for as long as the process lives.
      CommandLine.unsafeArgv[index].map { argument in
        let characters = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
        return ArgumentBytes(bytes: Array(characters))
      }
    }
  }
}
