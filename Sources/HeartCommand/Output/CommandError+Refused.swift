internal import Foundation

extension CommandError {
  /// What the system refused where a path leads, told of the folder around it if that is at fault.
  static func refused(_ path: String, at place: String, _ fault: SystemFault) -> CommandError {
    let folder = FileSystem.parent(of: place)
    switch fault.code {
    case ENOENT where !FileSystem.isThere(folder): return .noFolder(path, folder: folder)
    case EACCES where FileSystem.isLocked(folder), EPERM where FileSystem.isLocked(folder):
      // A file that is locked itself is refused before its folder is asked for anything.
      return .lockedFolder(path, folder: folder)
    default: return .unwritable(path, fault)
    }
  }
}
