/// Why the text of a look file says nothing that can be followed.
enum LookFileError: Error, Equatable {
  /// There is nothing but space.
  case empty
  /// The bytes are no UTF-8.
  case notText
  /// It begins with something else than an object.
  case noObject
  /// It is no JSON, from a place on; lines and columns count from 1.
  case malformed(line: Int, column: Int, expected: String, found: Unicode.Scalar?)
  case unknownKey(String, nearest: String?)
  case repeatedKey(String)
}
