/// A file of settings, as `heart look --json` prints them.
enum LookFile {
  /// The most bytes that such a file may have: a path of a hundred thousand points is far less.
  static let byteLimit = 16_000_000

  /// The settings of a file, as options that tell of it.
  static func read(_ path: String) throws(CommandError) -> [GivenOption] {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, upTo: byteLimit)
    } catch {
      throw .unreadable(path, error, as: .look)
    }
    let members: [(key: String, value: JSONReader.Value)]
    do throws(LookFileError) {
      members = try Self.members(of: bytes)
    } catch {
      throw .badLookFile(path, error)
    }
    var given: [GivenOption] = []
    for (name, value) in members {
      guard let key = LookKey.all.first(where: { $0.name == name }) else { continue }
      if let text = try text(of: key, value, path) {
        given.append(GivenOption(key.option.read(from: origin(of: name, in: path)), text))
      }
    }
    return given
  }

  /// How a sentence tells a setting of a file.
  private static func origin(of key: String, in path: String) -> String {
    "\(key) in \(named(path))"
  }

  private static func members(
    of bytes: [UInt8]
  ) throws(LookFileError) -> [(key: String, value: JSONReader.Value)] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText }
    let members = try JSONReader.members(of: text)
    let names = LookKey.all.map(\.name)
    for (index, member) in members.enumerated() {
      guard names.contains(member.key) else {
        throw .unknownKey(member.key, nearest: nearest(to: member.key, among: names))
      }
      guard !members[..<index].contains(where: { $0.key == member.key }) else {
        throw .repeatedKey(member.key)
      }
    }
    return members
  }

  /// The text that the option would be given on the command line; nil where it would not be given.
  private static func text(
    of key: LookKey, _ value: JSONReader.Value, _ path: String
  ) throws(CommandError) -> String? {
    switch (key.kind, value) {
    case (_, .null), (.flag, .flag(false)): nil
    case (.flag, .flag(true)): ""
    case (.number, .number(let text)), (.numberOrText, .number(let text)),
      (.numberOrText, .string(let text)):
      text
    case (.text, .string(let text)):
      key.namesFile ? resolved(text, of: key, beside: path) : text
    default: throw .badKind(key.option.read(from: origin(of: key.name, in: path)), value)
    }
  }

  /// A file's name from where the process is, as the settings tell it from where they are.
  private static func resolved(_ name: String, of key: LookKey, beside path: String) -> String {
    guard !name.isEmpty, !name.hasPrefix("/"), key.option != .icon || Reading.isFileName(name)
    else { return name }
    let folder = FileSystem.parent(of: path)
    return folder == "." ? name : (folder == "/" ? "" : folder) + "/" + name
  }
}
