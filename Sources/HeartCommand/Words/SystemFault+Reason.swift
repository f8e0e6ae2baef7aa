internal import Foundation

extension SystemFault {
  /// Why a file cannot be read, and what would help.
  func reason(forReading kind: InputKind) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EISDIR: "it is a folder; name \(kind.file)"
    case EFBIG: "it is larger than \(kind.megabyteLimit) MB, the most for \(kind.purpose)"
    default: reason
    }
  }

  /// Why something cannot be written, and what would help.
  var writingReason: String {
    switch code {
    case ENOENT: "its folder has gone; make it again, or name another place"
    case EPIPE: "whoever was reading has stopped"
    case EBADF: "it is closed"
    case EFBIG: "it would be larger than files may be here; write it elsewhere"
    default: reason
    }
  }

  private var reason: String {
    switch code {
    case EACCES, EPERM: "permission is denied; change the permissions, or name another place"
    case ENOTDIR: "a part of its path is a file, not a folder"
    case ENOSPC: "the disk is full; free some room, or name another place"
    case EDQUOT: "your share of the disk is used up; free some room, or name another place"
    case EROFS: "the disk can only be read; name another place"
    case ENAMETOOLONG: "its name is too long; choose a shorter one"
    case ELOOP: "its links lead in a circle; name the file itself"
    case EILSEQ: "its link leads to a name that is not text in UTF-8; name the file itself"
    case EBUSY: "the system is using it; name another place"
    default: String(cString: strerror(code))
    }
  }
}
