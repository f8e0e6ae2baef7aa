internal import Foundation

/// The system's own calls on files, their refusals thrown.
enum FileSystem {
  /// What there is at a path, links followed.
  enum Kind: Equatable {
    case nothing
    /// A file that bytes are kept in.
    case file(FileRights)
    case folder(FileRights)
    /// A device, a pipe or a socket.
    case device
  }

  /// What there is at a path; a link stands for what it leads to.
  static func kind(of path: String) throws(SystemFault) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      return .nothing
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(FileRights(status))
    case S_IFDIR: .folder(FileRights(status))
    default: .device
    }
  }

  /// Where a path leads when it is a link, or a link to a link; else itself.
  static func resolvingLinks(_ path: String) throws(SystemFault) -> String {
    var path = path
    // As many links in a row as Linux follows.
    for _ in 0..<40 {
      guard !leadsToOpenFile(path), let target = try target(ofLink: path) else { return path }
      path = target.hasPrefix("/") ? target : parent(of: path) + "/" + target
    }
    throw SystemFault(code: ELOOP)
  }

  /// Whether a path names a file that a process has open, as `/dev/stdout` does.
  static func leadsToOpenFile(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") && parent(of: path).hasSuffix("/fd")
  }

  /// The folder that a path's last part is in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether this process may write to what is at a path.
  static func checkWritable(_ path: String) throws(SystemFault) {
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// Whether there is anything at a path, as far as can be told.
  static func isThere(_ path: String) -> Bool {
    (try? kind(of: path)) != .nothing
  }

  /// Whether there is something at a path that this process may not write to.
  static func isLocked(_ path: String) -> Bool {
    isThere(path) && access(path, W_OK) != 0
  }

  static func rename(_ old: String, to new: String) throws(SystemFault) {
    guard Foundation.rename(old, new) == 0 else { throw .last }
  }

  static func makeFolder(_ path: String) throws(SystemFault) {
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// The names of what is in a folder, in alphabetical order.
  static func contents(of folder: String) throws(SystemFault) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The same folder under the one name that no link is part of; nil where there is none.
  static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Takes away a file, or does nothing where there is none.
  static func removeFile(_ path: String) {
    unlink(path)
  }

  /// Takes away an empty folder, or does nothing where there is none.
  static func removeFolder(_ path: String) {
    rmdir(path)
  }

  private static func target(ofLink path: String) throws(SystemFault) -> String? {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    let bytes = characters.prefix(count).map(UInt8.init(bitPattern:))
    let target = String(decoding: bytes, as: UTF8.self)
    // A mended name would be that of another file.
    guard target.utf8.elementsEqual(bytes) else { throw SystemFault(code: EILSEQ) }
    return target
  }
}
