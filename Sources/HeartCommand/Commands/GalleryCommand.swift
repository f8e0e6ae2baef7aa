/// Writes the page that shows the project, and in which a look can be made.
enum GalleryCommand {
  static let command = Command(
    name: "gallery",
    summary: "write the gallery: a page to see every look move, and to make one's own",
    usage: "-o DIR [--web DIR] [--force]",
    options: [.outputFolder, .web, .force],
    rules: [],
    notes: [
      "index.html     the gallery and its workbench, in one file: open it in a browser, from the",
      "               disk and without a network",
      "heartkit.js    <favorite-button> and <heart-view>, to put into a page of your own:",
      "               <script type=\"module\" src=\"heartkit.js\"></script>",
      "heartkit.d.ts  their types, for editors and TypeScript",
      "'make web' builds what is written here, once; without --web it is looked for in the package",
      "that this command was built in, and then in the current folder, in Web/dist.",
    ],
    examples: ["heart gallery -o gallery"]
  ) { (arguments, _) throws(CommandError) in
    let name = try arguments.required(.outputFolder, as: Reading.path)
    let web = try arguments.value(of: .web, as: Reading.path)
    let folder = try OutputFolder(
      name, force: arguments.has(.force), owns: { fileNames.contains($0) })
    let files = try WebBuild.find(named: web).read()
    try folder.write { (add) throws(CommandError) in
      for file in files { try add(file.name, file.bytes) }
    }
  }

  /// The files that such a folder holds.
  static let fileNames = WebBuild.files.map(\.name)
}
