internal import Foundation

/// What `make web` built, as far as a gallery needs it.
struct WebBuild {
  /// The folder that it is in.
  let folder: String

  /// The page, as it is built.
  static let page = "gallery.html"
  /// The files of a gallery: what each is built as, and what it is called there.
  ///
  /// With the page goes the module that a developer puts into a page of their own.
  static let files = [
    (built: page, name: "index.html"), (built: "heartkit.js", name: "heartkit.js"),
    (built: "heartkit.d.ts", name: "heartkit.d.ts"),
  ]
  /// The most bytes that one of them may have: some hundred times what they are.
  static let byteLimit = megabyteLimit * 1_000_000
  /// The same in millions.
  static let megabyteLimit = 16

  /// What was built in a folder that the person names, or in the nearest one that there is.
  static func find(
    named name: String?, executable: String? = Bundle.main.executablePath
  ) throws(CommandError) -> WebBuild {
    if let name { return WebBuild(folder: name) }
    let folder = folders(executable: executable).first {
      FileSystem.isThere($0 + "/" + page)
    }
    guard let folder else { throw .noWeb }
    return WebBuild(folder: folder)
  }

  /// Where it can be: in the package that the command was built in, or in the current folder.
  static func folders(executable: String?) -> [String] {
    var folders: [String] = []
    // A link to the command stands elsewhere; what it leads to is in the package.
    var place = executable.flatMap { FileSystem.canonicalPath($0) } ?? "/"
    while place != "/" {
      place = FileSystem.parent(of: place)
      folders.append((place == "/" ? "" : place) + "/Web/dist")
    }
    return folders + ["Web/dist"]
  }

  /// The files of a gallery with what is in them.
  func read() throws(CommandError) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for file in Self.files {
      let path = folder + "/" + file.built
      do {
        files.append((file.name, try FileSystem.read(path, upTo: Self.byteLimit)))
      } catch {
        throw error.code == ENOENT ? .unbuilt(path) : .unreadable(path, error, as: .web)
      }
    }
    return files
  }
}
