internal import Foundation

/// Writes a button as the HTML of a page.
enum ElementCommand {
  static let command = Command(
    name: "element",
    summary: "write a <favorite-button> as HTML, to paste into a server's template",
    usage: "[LOOK] [--selected] [--label TEXT] [--name NAME [--value TEXT]] [-o FILE]",
    options: [
      .htmlFile, .startsSelected, .label, .language, .formName, .formValue, .elementSize,
      .elementMotion,
    ] + FavoriteElement.lookOptions,
    rules: OptionRule.look + [
      .requires(.formValue, .formName, because: "a form sends a value under a name"),
      .excludes(.label, .language, because: "a label is what it is called in any language"),
    ],
    notes: [
      "A page shows it before any script runs. Without scripts it is a checkbox that a form sends;",
      "with <script type=\"module\" src=\"heartkit.js\"></script> it moves, and takes that over.",
      "The icon is fitted into a square by its own bounds, also where an SVG file or a look file has",
      "a view box.",
      "Where a page's policy forbids styles in it, give the <style> the policy's nonce, and write",
      "what style=\"…\" says into a style sheet: favorite-button { --favorite-fill: #0A84FF }",
    ],
    examples: [
      "heart element --icon star --style burst --label 'Keep' --name keep --value 42",
      "heart element -o button.html --fill '#0A84FF' --size 32 --selected",
    ]
  ) { (arguments, console) throws(CommandError) in
    let path = try arguments.value(of: .htmlFile, as: Reading.path)
    let element = try FavoriteElement(arguments)
    guard let path else { return try console.print(element.html()) }
    try InputFile.check(arguments, areOtherThan: path)
    if let ending = FileFormat.ending(of: path) { throw .notHTML(path, extension: ending) }
    try OutputFile.write(Array((element.html() + "\n").utf8), to: path, console)
  }
}
