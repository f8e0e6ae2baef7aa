import Foundation
import Testing

@testable import HeartCommand

struct GalleryTests {
  private let folder: Folder
  private let web: Folder

  init() throws {
    folder = try Folder()
    web = try Folder.ofWeb()
  }

  private func call(_ words: String...) -> Call {
    Call(["gallery", "-o", folder("g"), "--web", web.path] + words)
  }

  @Test("A gallery is the page that was built, and the module that goes with it")
  func files() throws {
    let result = call()
    #expect(result.exitCode == 0)
    #expect(result.complaints.isEmpty && result.output.isEmpty)
    #expect(try folder.names() == ["g"])
    #expect(try folder.names(in: "g") == ["heartkit.d.ts", "heartkit.js", "index.html"])
    #expect(try folder.bytes("g/index.html") == web.bytes("gallery.html"))
    #expect(try folder.bytes("g/heartkit.js") == web.bytes("heartkit.js"))
    #expect(try folder.bytes("g/heartkit.d.ts") == web.bytes("heartkit.d.ts"))
  }

  @Test("A gallery is made anew with force only, and then whole")
  func force() throws {
    #expect(call().exitCode == 0)
    try web.write("built anew", to: "gallery.html")
    let before = try folder.record()
    #expect(
      call().complaints == [
        "heart: the folder '\(folder("g"))' is not empty; name a new one, or replace it with --force"
      ])
    #expect(try folder.record() == before)
    #expect(call("--force").exitCode == 0)
    #expect(try folder.bytes("g/index.html") == Array("built anew".utf8))
    #expect(try folder.names() == ["g"])
  }

  @Test("What is not a gallery's own is left alone, the folder that was built too")
  func foreign() throws {
    let before = try web.record()
    let result = Call(["gallery", "-o", web.path, "--web", web.path, "--force"])
    #expect(
      result.complaints == [
        "heart: the folder '\(web.path)' holds more than this command makes ('gallery.html'), so"
          + " --force leaves it alone; name another"
      ])
    #expect(result.exitCode == 1)
    #expect(try web.record() == before)
  }

  @Test(
    "Where a file was not built, a sentence says what builds it, and nothing is written",
    arguments: WebBuild.files.map(\.built))
  func unbuilt(_ name: String) throws {
    try FileManager.default.removeItem(atPath: web(name))
    let result = call()
    #expect(
      result.complaints == [
        "heart: there is no '\(web(name))', which 'make web' builds; run that in the folder of"
          + " HeartKit, or name with --web the folder that it filled"
      ])
    #expect(result.exitCode == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test("A folder in the place of a file is told as what it is")
  func folderInPlace() throws {
    try FileManager.default.removeItem(atPath: web("heartkit.js"))
    try web.makeFolder("heartkit.js")
    #expect(
      call().complaints == [
        "heart: cannot read '\(web("heartkit.js"))': it is a folder; name the folder that 'make web'"
          + " filled"
      ])
  }

  @Test("The package that the command was built in comes first, whatever link leads to it")
  func places() throws {
    try folder.makeFolder("package")
    try folder.makeFolder("package/build")
    try folder.makeFolder("package/Web")
    try folder.makeFolder("package/Web/dist")
    try folder.write("page", to: "package/Web/dist/gallery.html")
    try folder.write("command", to: "package/build/heart")
    try FileManager.default.createSymbolicLink(
      atPath: folder("heart"), withDestinationPath: "package/build/heart")
    let home = try #require(FileSystem.canonicalPath(folder.path))
    #expect(
      Array(WebBuild.folders(executable: folder("heart")).prefix(2)) == [
        home + "/package/build/Web/dist", home + "/package/Web/dist",
      ])
    #expect(
      try WebBuild.find(named: nil, executable: folder("heart")).folder
        == home + "/package/Web/dist")
  }

  @Test("Last of all the current folder is looked in, and where there is nothing, that is said")
  func nothing() {
    #expect(WebBuild.folders(executable: "/bin/heart-that-is-not-there") == ["Web/dist"])
    #expect(WebBuild.folders(executable: "/").last == "Web/dist")
    #expect(
      CommandError.noWeb.sentence
        == "there is no gallery to write yet; run 'make web' in the folder of HeartKit first, or say"
        + " with --web where it was built")
    #expect(CommandError.noWeb.exitCode == 1)
  }
}
