internal import Foundation

/// Names for what becomes something else once it is whole.
enum TemporaryName {
  /// Does the work under the first name that nothing has yet, in the folder of a path.
  ///
  /// The work answers with the system's "exists already" where a name is taken.
  static func first<Result>(
    beside path: String, _ work: (String) throws(SystemFault) -> Result
  ) throws(SystemFault) -> Result {
    let stem = "\(FileSystem.parent(of: path))/.heart-\(getpid())-"
    // Names of one process, and of any before it with the same number: never nearly so many.
    for number in 0..<10_000 {
      do {
        return try work(stem + "\(number)")
      } catch {
        guard error == SystemFault(code: EEXIST) else { throw error }
      }
    }
    throw SystemFault(code: EEXIST)
  }
}
