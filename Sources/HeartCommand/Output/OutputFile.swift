internal import Foundation

/// A file that is there whole, or as it was before.
enum OutputFile {
  /// The name that stands for standard output.
  static let standardOutput = "-"

  /// Takes the bytes that a file goes on with.
  typealias Adding = (_ bytes: [UInt8]) throws(CommandError) -> Void
  /// Makes a file, piece by piece.
  typealias Making = (_ add: @escaping Adding) throws(CommandError) -> Void

  /// Writes bytes to a path, or to standard output.
  static func write(
    _ bytes: [UInt8], to path: String, _ console: Console
  ) throws(CommandError) {
    try write(to: path, console) { (add) throws(CommandError) in try add(bytes) }
  }

  /// Writes what is made piece by piece to a path, or to standard output.
  ///
  /// What is already there is replaced at once, when all is made, and keeps its permissions and,
  /// where the system lets it, its owner; a link stays, and what it leads to is replaced. Devices
  /// and pipes are written to. Where making fails, what was there stays.
  static func write(
    to path: String, _ console: Console, _ make: Making
  ) throws(CommandError) {
    guard path != standardOutput else {
      return try make { (bytes) throws(CommandError) in try console.write(bytes) }
    }
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
    let file = Place(name: path, path: place)
    switch kind {
    case .folder: throw .isFolder(path)
    case .device: try file.fill(make)
    case .file where FileSystem.leadsToOpenFile(place): try file.fill(make)
    case .file(let rights): try file.replace(rights: rights, make)
    case .nothing: try file.replace(rights: nil, make)
    }
  }
}

/// Where a file goes.
private struct Place {
  /// The name that the person gave.
  let name: String
  /// What it leads to.
  let path: String

  /// Writes into what is there.
  func fill(_ make: OutputFile.Making) throws(CommandError) {
    let descriptor = try attempt { () throws(SystemFault) in try FileSystem.openThere(path) }
    try write(to: descriptor, make)
  }

  /// Writes a file aside, and puts it in the place of what is there.
  func replace(rights: FileRights?, _ make: OutputFile.Making) throws(CommandError) {
    try Interruption.held { () throws(CommandError) in
      let (aside, descriptor) = try attempt { () throws(SystemFault) in
        try TemporaryName.first(beside: path) { (name) throws(SystemFault) in
          (name, try FileSystem.openNew(name))
        }
      }
      do throws(CommandError) {
        try write(to: descriptor, rights: rights) { (add) throws(CommandError) in
          try make { (bytes) throws(CommandError) in
            try Interruption.check()
            try add(bytes)
          }
        }
        try Interruption.check()
        try attempt { () throws(SystemFault) in try FileSystem.rename(aside, to: path) }
      } catch {
        FileSystem.removeFile(aside)
        throw error
      }
    }
  }

  /// Writes what is made to what was opened, and closes that.
  private func write(
    to descriptor: Int32, rights: FileRights? = nil, _ make: OutputFile.Making
  ) throws(CommandError) {
    do throws(CommandError) {
      try make { (bytes) throws(CommandError) in
        try attempt { () throws(SystemFault) in try FileSystem.write(bytes, to: descriptor) }
      }
      try attempt { () throws(SystemFault) in try rights?.give(to: descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    try attempt { () throws(SystemFault) in try FileSystem.finish(descriptor) }
  }

  private func attempt<Result>(
    _ work: () throws(SystemFault) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try work()
    } catch {
      throw .refused(name, at: path, error)
    }
  }
}
