internal import Foundation

extension FileSystem {
  /// The bytes of a file; more than the limit is refused as too large.
  static func read(_ path: String, upTo limit: Int) throws(SystemFault) -> [UInt8] {
    let descriptor = try open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        guard bytes.count + count <= limit else { throw SystemFault(code: EFBIG) }
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Opens what is already there for writing: a device, a pipe, an open file.
  static func openThere(_ path: String) throws(SystemFault) -> Int32 {
    try open(path, O_WRONLY | O_TRUNC)
  }

  /// Opens a file that must not be there yet; the umask says who may read it.
  static func openNew(_ path: String) throws(SystemFault) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Writes a file that must not be there yet; the umask says who may read it.
  static func write(_ bytes: [UInt8], toNew path: String) throws(SystemFault) {
    try closing(openNew(path)) { (descriptor) throws(SystemFault) in
      try write(bytes, to: descriptor)
    }
  }

  /// Closes what was opened; of a full disk only that may tell.
  static func finish(_ descriptor: Int32) throws(SystemFault) {
    guard close(descriptor) == 0 || errno == EINTR else { throw .last }
  }

  /// Gives rights to a folder.
  static func setRights(_ rights: FileRights, of folder: String) throws(SystemFault) {
    try closing(open(folder, O_RDONLY | O_DIRECTORY)) { (descriptor) throws(SystemFault) in
      try rights.give(to: descriptor)
    }
  }

  /// Writes every byte, however few the system takes at once.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemFault) -> Int32 {
    while true {
      let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Does some work with what was opened, and closes it.
  private static func closing(
    _ descriptor: Int32, _ work: (Int32) throws(SystemFault) -> Void
  ) throws(SystemFault) {
    do {
      try work(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try finish(descriptor)
  }
}
