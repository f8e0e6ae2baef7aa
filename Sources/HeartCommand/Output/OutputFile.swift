internal import Foundation

/// A file that is there whole, or as it was before.
enum OutputFile {
  /// The name that stands for standard output.
  static let standardOutput = "-"

  /// Writes bytes to a path, or to standard output.
  ///
  /// What is already there is replaced at once and keeps its permissions and, where the system
  /// lets it, its owner; a link stays, and what it leads to is replaced. Devices and pipes are written to.
  static func write(
    _ bytes: [UInt8], to path: String, _ console: Console
  ) throws(CommandError) {
    guard path != standardOutput else { return try console.write(bytes) }
    let place: String
    let kind: FileSystem.Kind
    do {
      place = try FileSystem.resolvingLinks(path)
      kind = try FileSystem.kind(of: place)
      if case .file = kind { try FileSystem.checkWritable(place) }
    } catch {
      throw .unwritable(path, error)
    }
    if case .folder = kind { throw .isFolder(path) }
    guard !path.hasSuffix("/") else { throw .noFileName(path) }
    do {
      try write(bytes, at: place, kind)
    } catch {
      throw .refused(path, at: place, error)
    }
    try Interruption.check()
  }

  private static func write(
    _ bytes: [UInt8], at place: String, _ kind: FileSystem.Kind
  ) throws(SystemFault) {
    switch kind {
    case .folder: throw SystemFault(code: EISDIR)
    case .device: try FileSystem.write(bytes, into: place)
    case .file where FileSystem.leadsToOpenFile(place): try FileSystem.write(bytes, into: place)
    case .file(let rights): try replace(place, with: bytes, rights: rights)
    case .nothing: try replace(place, with: bytes, rights: nil)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], rights: FileRights?
  ) throws(SystemFault) {
    try Interruption.held { () throws(SystemFault) in
      try TemporaryName.first(beside: path) { (name) throws(SystemFault) in
        do throws(SystemFault) {
          try FileSystem.write(bytes, toNew: name, rights: rights)
          try FileSystem.rename(name, to: path)
        } catch {
          if error != SystemFault(code: EEXIST) { FileSystem.removeFile(name) }
          throw error
        }
      }
    }
  }
}
