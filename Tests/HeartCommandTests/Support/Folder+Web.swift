extension Folder {
  /// A folder as `make web` fills it, as far as names go.
  static func ofWeb() throws -> Folder {
    let folder = try Folder()
    for name in ["gallery.html", "heartkit.js", "heartkit.d.ts", "heartkit-beside.js"] {
      try folder.write("built as \(name)", to: name)
    }
    return folder
  }
}
