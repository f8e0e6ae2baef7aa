internal import Foundation

/// Whose a file or a folder is, and who may do what with it.
struct FileRights: Equatable {
  /// The permissions.
  let mode: mode_t
  private let owner: uid_t
  private let group: gid_t

  /// What the system tells of a file or a folder.
  init(_ status: stat) {
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// Gives the same rights to what was just opened.
  ///
  /// Few but the system's administrator may give a file away: where that is refused, the process
  /// keeps it, and what is asked for is done all the same.
  func give(to descriptor: Int32) throws(SystemFault) {
    let isKept = fchown(descriptor, owner, group) == 0
    if !isKept { _ = fchown(descriptor, uid_t.max, group) }
    // After the owner, since a change of that takes some permissions away; a program that runs as
    // its owner must not come to run as another.
    guard fchmod(descriptor, isKept ? mode : mode & 0o777) == 0 else { throw .last }
  }
}
