internal import HeartCore
internal import HeartImages

/// Why a command could not do what it was asked.
///
/// A case says what is the matter and with what; the sentence that a person reads is written in
/// `Words`.
enum CommandError: Error {
  // How the command was called.

  /// An argument whose bytes are no text; told with numbers in their place.
  case notText(String)
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: Command, nearest: String?)
  /// The option is another command's.
  case foreignOption(String, command: Command, owners: [Command])
  /// A word that belongs to no option.
  case unexpected(String, command: Command)
  case missingValue(CommandOption)
  case unwantedValue(CommandOption)
  case repeated(CommandOption)
  case missing(CommandOption, command: String)
  case badValue(CommandOption, String)
  case badColor(CommandOption, String, ColorError)
  case excluded(CommandOption, CommandOption, because: String)
  case incomplete(CommandOption, needs: CommandOption, because: String)
  case badPath(CommandOption, PathDataError)
  /// A path that has no area, or none that a number can hold.
  case shapeless(CommandOption)
  /// A view box in which the path, though good, cannot be drawn.
  case foreignViewBox(GivenOption)
  /// A width at which the icon, though good, cannot be drawn.
  case oversizedHeart(GivenOption)
  /// The seed's placement was asked for another icon than the heart.
  case seedPlacement(CommandOption, String)
  /// Progress was asked for, of another style than `grow`.
  case progressStyle(String)
  /// A value of a look file that is another kind than the setting's.
  case badKind(CommandOption, JSONReader.Value)
  case badLookFile(String, LookFileError)
  /// A Double, since a slow motion can ask for more frames than an integer holds.
  case tooManyFrames(Int)
  case oversizedStrip(CanvasSize)
  case folderToStandardOutput
  case terminal(command: String, FileFormat, isNamed: Bool)
  /// A file name that promises a format that is not written here.
  case foreignFormat(String, extension: String, [FileFormat])
  /// A file name that promises another format than was asked for.
  case otherFormat(String, String, FileFormat)
  /// A file name that promises no format.
  case noFormat(String, [FileFormat])
  /// An option that says nothing in the format that is written.
  case foreignToFormat(CommandOption, FileFormat, because: String)
  /// More frames in a second than browsers show of a format.
  case tooFast(FileFormat, String, limit: Double)
  /// A hold that is too short for a frame, in seconds.
  case shortHold(FileFormat, least: Double)
  /// A color of a GIF that lets something through, with nothing under it.
  case seeThroughGIF(GivenOption)
  /// The place to write to is a file that an option reads.
  case ownInput(String, GivenOption)
  /// The folder to write has a file in it that an option reads.
  case ownFolder(String, GivenOption)
  /// An icon that no outer rims are found of.
  case rimless(CommandOption)
  /// An option that says nothing of an element in a page.
  case foreignToElement(CommandOption, because: String)
  /// A file name that promises another format than HTML.
  case notHTML(String, extension: String)

  /// Frames that could not become a file.
  case unwritten(FileFormat, AnimationWritingError)

  // What there is no room for.

  case noMemory(CanvasSize, byteCount: Int, smallerBy: CommandOption)

  // What files there are.

  case unreadable(String, SystemFault, as: InputKind = .picture)
  case badImage(String, PNGReadingError)
  case badIcon(String, IconFileError)
  /// A mask image with nothing in it.
  case clearMask(String)
  /// Nothing that `make web` builds is anywhere near.
  case noWeb
  /// A file that `make web` builds, and that is not where it should be.
  case unbuilt(String)
  /// The command was built without what windows need.
  case noGTK
  /// There is nothing to open a window on.
  case noDisplay
  case unwritable(String, SystemFault)
  /// The folder that the file or the folder would be in is not there.
  case noFolder(String, folder: String)
  /// The folder that the file or the folder would be in may not be written to.
  case lockedFolder(String, folder: String)
  case isFolder(String)
  /// A file's name that ends as a folder's, where there is none.
  case noFileName(String)
  case isNoFolder(String)
  case folderInUse(String)
  case foreignContents(String, entry: String)
  case currentFolder(String)
  /// Somebody else made, filled or took away the folder at the same time.
  case rivalFolder(String)

  /// The process was asked to stop, by the signal with this number.
  case interrupted(Int32)

  /// What the process answers to whoever called it.
  var exitCode: Int32 {
    switch self {
    case .notText, .noCommand, .unknownCommand, .unknownOption, .foreignOption, .unexpected,
      .missingValue,
      .unwantedValue, .repeated, .missing, .badValue, .badColor, .excluded, .incomplete, .badPath,
      .shapeless, .foreignViewBox, .oversizedHeart, .seedPlacement, .progressStyle, .badKind,
      .badLookFile,
      .tooManyFrames, .oversizedStrip,
      .folderToStandardOutput, .terminal, .foreignFormat, .otherFormat, .noFormat,
      .foreignToFormat, .tooFast, .shortHold, .seeThroughGIF, .ownInput, .ownFolder, .rimless,
      .foreignToElement, .notHTML,
      .unwritten(_, .tooLarge):
      2
    case .unwritten, .noMemory, .unreadable, .badImage, .badIcon, .clearMask, .noWeb,
      .unbuilt, .noGTK, .noDisplay, .unwritable, .noFolder, .lockedFolder,
      .isFolder, .noFileName, .isNoFolder, .folderInUse, .foreignContents, .currentFolder,
      .rivalFolder:
      1
    // What a shell makes of a process that a signal ended.
    case .interrupted(let number): 128 + number
    }
  }
}
