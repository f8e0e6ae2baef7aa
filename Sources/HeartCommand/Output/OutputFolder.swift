internal import Foundation

/// A folder of pictures that is there whole, or as it was before.
struct OutputFolder {
  /// The name that the person gave.
  private let name: String
  /// The folder that it leads to.
  private let path: String
  /// What was there before: nothing or a folder.
  private let former: FileSystem.Kind
  /// Whether old pictures are given up for the new ones.
  private let force: Bool
  /// Tells the files of such a folder by their names.
  private let owns: @Sendable (String) -> Bool

  /// A folder that can be made, or made anew.
  ///
  /// A folder with something in it is refused unless `force` is given and it holds nothing but
  /// files that are such a folder's own.
  init(
    _ name: String, force: Bool, owns: @escaping @Sendable (String) -> Bool
  ) throws(CommandError) {
    guard name != OutputFile.standardOutput else { throw .folderToStandardOutput }
    self.name = name
    self.force = force
    self.owns = owns
    do {
      path = try FileSystem.resolvingLinks(Self.trimmed(name))
      former = try FileSystem.kind(of: path)
      if former != .nothing { try FileSystem.checkWritable(path) }
    } catch {
      throw .unwritable(name, error)
    }
    try checkPlace()
    try checkContents()
  }

  /// Makes the folder; what is drawn in between is added one file at a time.
  func write(
    _ draw: (_ add: Adding) throws(CommandError) -> Void
  ) throws(CommandError) {
    try Interruption.held { () throws(CommandError) in
      let fresh = try attempt { () throws(SystemFault) in
        try TemporaryName.first(beside: path) { (name) throws(SystemFault) in
          try FileSystem.makeFolder(name)
          return name
        }
      }
      do throws(CommandError) {
        try draw { (name, bytes) throws(CommandError) in
          try Interruption.check()
          try attempt { () throws(SystemFault) in
            try FileSystem.write(bytes, toNew: fresh + "/" + name)
          }
        }
        try Interruption.check()
        try settle(fresh)
      } catch {
        remove(fresh)
        throw error
      }
    }
  }

  /// Adds a file to the folder.
  typealias Adding = (_ name: String, _ bytes: [UInt8]) throws(CommandError) -> Void

  /// Puts the new folder where it belongs.
  private func settle(_ fresh: String) throws(CommandError) {
    guard case .folder(let rights) = former else {
      return try attempt { () throws(SystemFault) in try FileSystem.rename(fresh, to: path) }
    }
    try attempt { () throws(SystemFault) in try FileSystem.setRights(rights, of: fresh) }
    // Something may have come since the start.
    try checkContents()
    let old = try attempt { () throws(SystemFault) in
      try TemporaryName.first(beside: path) { (name) throws(SystemFault) in
        // A folder's new name may be that of an empty folder, so it is made sure that none is.
        guard try FileSystem.kind(of: name) == .nothing else { throw SystemFault(code: EEXIST) }
        try FileSystem.rename(path, to: name)
        return name
      }
    }
    do {
      try attempt { () throws(SystemFault) in try FileSystem.rename(fresh, to: path) }
    } catch {
      try attempt { () throws(SystemFault) in try FileSystem.rename(old, to: path) }
      throw error
    }
    remove(old)
  }

  private func checkPlace() throws(CommandError) {
    switch former {
    case .nothing: break
    case .file, .device: throw .isNoFolder(name)
    case .folder:
      // Whoever stands in a folder would be left in the one that was replaced.
      guard FileSystem.canonicalPath(path) != FileSystem.canonicalPath(".") else {
        throw .currentFolder(name)
      }
    }
  }

  private func checkContents() throws(CommandError) {
    guard case .folder = former else { return }
    let entries = try attempt { () throws(SystemFault) in try FileSystem.contents(of: path) }
    guard !entries.isEmpty else { return }
    guard force else { throw .folderInUse(name) }
    for entry in entries {
      let kind = try attempt { () throws(SystemFault) in
        try FileSystem.kind(of: path + "/" + entry)
      }
      guard owns(entry), case .file = kind else { throw .foreignContents(name, entry: entry) }
    }
  }

  /// Takes away a folder and the files in it that are such a folder's own.
  private func remove(_ folder: String) {
    for entry in (try? FileSystem.contents(of: folder)) ?? [] where owns(entry) {
      FileSystem.removeFile(folder + "/" + entry)
    }
    FileSystem.removeFolder(folder)
  }

  private func attempt<Result>(
    _ work: () throws(SystemFault) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try work()
    } catch {
      try Interruption.check()
      let isThere = FileSystem.isThere(FileSystem.parent(of: path))
      throw isThere && Self.rivalFaults.contains(error.code)
        ? .rivalFolder(name) : .refused(name, at: path, error)
    }
  }

  /// What the system says where a folder, looked at a moment ago, is not as it was.
  private static let rivalFaults = [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR]

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
