import Foundation
import HeartCore
import HeartImages
import Testing

/// A folder of a test's own, gone with the test.
final class Folder {
  /// Whether the system has a device that is always full, as Linux does.
  static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }

  /// Whether this process may make files another's, as an administrator's may.
  static var mayGiveAway: Bool { geteuid() == 0 }

  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("heart-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// The names of all that is in the folder, hidden ones too.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : self(folder))
      .sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
  }

  func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(png: bytes(name))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: false)
  }

  /// The permissions of something in the folder, in octal.
  func mode(of name: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    let mode = try #require(attributes[.posixPermissions] as? Int)
    return String(mode, radix: 8)
  }

  /// The numbers of the owner and the group of something in the folder.
  func owners(of name: String) throws -> [Int] {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return try [.ownerAccountID, .groupOwnerAccountID].map { key in
      try #require((attributes[key] as? NSNumber)?.intValue, "\(key)")
    }
  }

  /// All that can be told of what is in the folder: names, contents, links.
  func record() throws -> [String: String] {
    var record: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
      let kind = attributes[.type] as? FileAttributeType
      let data = kind == .typeRegular ? try Data(contentsOf: URL(fileURLWithPath: self(name))) : nil
      record[name] = "\(kind?.rawValue ?? "") \(data?.base64EncodedString() ?? "")"
    }
    return record
  }
}
