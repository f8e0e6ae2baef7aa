internal import HeartCore
internal import HeartExport

/// Every option that there is. A command lists those that it takes.
extension CommandOption {
  // Where the result goes.

  static let outputFile = CommandOption(
    "--output", letter: "o", "OUT.png", needs: "a file to write, or - for standard output",
    summary: "the file to write; - is standard output")
  static let outputFolder = CommandOption(
    "--output", letter: "o", "DIR", needs: "a folder to make", summary: "the folder to make")
  static let stillFile = CommandOption(
    "--output", letter: "o", "FILE", needs: "a file to write, or - for standard output",
    summary: "the file to write, .png or .svg; - is standard output")
  static let movingFile = CommandOption(
    "--output", letter: "o", "FILE", needs: "a file to write, or - for standard output",
    summary: """
      the file to write; its ending says the format; - is standard
      output, and needs --format
      """)
  /// The format, where a name's ending does not say it.
  static func format(_ formats: [FileFormat]) -> CommandOption {
    CommandOption(
      "--format", "NAME", needs: choices(formats.map(\.name)),
      summary: choices(formats.map(\.name)) + ", where the name's ending does not say it")
  }
  static let title = CommandOption(
    "--title", "TEXT", needs: "some words, such as 'A heart'",
    summary: "what is read out where an SVG or a Lottie cannot be seen\n(default Favorite)")
  static let id = CommandOption(
    "--id", "NAME",
    needs: "a name that begins with a letter or _ and goes on with letters, digits, - and _, such"
      + " as heart1",
    summary: """
      what ids and other names in an SVG begin with, so that the same
      file can stand in a page twice (default: made of its content)
      """)
  static let force = CommandOption(
    "--force", summary: "replace a folder that holds nothing but such files")
  static let web = CommandOption(
    "--web", "DIR", needs: "the folder that 'make web' filled",
    summary: "where 'make web' built it (default: Web/dist of the package)")
  static let json = CommandOption("--json", summary: "print one JSON object")

  // Which instant is drawn.

  static let selected = CommandOption("--selected", summary: "the settled picture of a favorite")
  static let at = CommandOption(
    "--at", "SECONDS", needs: "the seconds since the tap, 0 or more, such as 0.1",
    summary: "the instant this long after the tap")
  static let progress = CommandOption(
    "--progress", "P", needs: "a number from 0 to 1, such as 0.5",
    summary: "how far the fill has grown, 0 to 1 (style grow)")
  static let oneChange = CommandOption(
    "--change", "WHICH", needs: "select or deselect", summary: "select or deselect")
  static let change = CommandOption(
    "--change", "WHICH", needs: "select, deselect or both", summary: "select, deselect or both")
  static let fps = CommandOption(
    "--fps", "N",
    needs: "the frames in a second, above 0 and up to \(FavoriteFilm.rateLimit), such as 60",
    summary: "the frames in a second (default 60)")
  static let frames = CommandOption(
    "--frames", "N", needs: "a whole number from 2 to \(StripCommand.frameLimit), such as 8",
    summary: "how many pictures of each change (default 8)")

  // How a file moves.

  static let fileFPS = CommandOption(
    "--fps", "N", needs: "the frames in a second, above 0, such as 30",
    summary: """
      the frames in a second (default 60, GIF 50); at most 90, as
      browsers show frames of 10 ms or less for 100, and 50 in a GIF;
      a Lottie player only counts in them, and an SVG has none
      """)
  /// The same, of a Lottie file.
  static let lottieFPS = CommandOption(
    "--fps", "N",
    needs: "from \(Int(LottieDocument.frameRates.lowerBound)) to"
      + " \(Int(LottieDocument.frameRates.upperBound)) frames in a second for a Lottie file, such"
      + " as 60",
    summary: fileFPS.summary)
  static let loop = CommandOption(
    "--loop", "HOW",
    needs: "once, forever, or how many times, from 1 to \(AnimateCommand.playLimit)",
    summary: "once, forever or N times (default once)")
  static let hold = CommandOption(
    "--hold", "SECONDS",
    needs: "seconds from 0 to \(plainText(AnimateCommand.holdLimit)), such as 1.5",
    summary: "how long a settled end stays (default \(plainText(AnimateCommand.defaultHold)))")
  static let matte = CommandOption(
    "--matte", "COLOR", needs: "an opaque color, #RGB or #RRGGBB, in quotes",
    summary: """
      what a GIF's edges, and all that lets something through, are
      blended with (default: hard edges, and no fading)
      """)
  static let smallest = CommandOption(
    "--smallest", summary: "take longer, and make an APNG or a WebP smaller")

  // What an element is in its page.

  static let htmlFile = CommandOption(
    "--output", letter: "o", "FILE", needs: "a file to write, or - for standard output",
    summary: "the file to write (default: standard output)")
  static let startsSelected = CommandOption(
    "--selected", summary: "it is a favorite to begin with")
  static let elementSize = CommandOption(
    "--size", "N", needs: "whole CSS pixels from 1 to \(Bitmap.sideLimit), such as 32",
    summary: "the side of its icon, in CSS pixels (default \(plainText(FavoriteDefaults.iconSize)))"
  )
  static let elementMotion = CommandOption(
    "--motion", "HOW", needs: choices(FavoriteMotion.allCases.map(\.text)),
    summary: """
      system: as each person has set it; full; or reduced: nothing
      travels (default system)
      """)
  static let label = CommandOption(
    "--label", "TEXT", needs: "some words on one line, such as 'Add to favorites'",
    summary: """
      what it is called (default: Favorite, in the page's language;
      for the checkbox without scripts, in that of --lang)
      """)
  static let language = CommandOption(
    "--lang", "TAG",
    needs:
      "a language with a word here (\(choices(FavoriteWord.all.map(\.tag))); --label is for any"
      + " other)",
    summary: """
      the page's language, such as pt-BR: what the checkbox is called
      that works without scripts, where --label does not say it
      (default en)
      """)
  static let formName = CommandOption(
    "--name", "NAME", needs: "a name on one line, such as favorite",
    summary: "the name that its form sends it as (default: not sent)")
  static let formValue = CommandOption(
    "--value", "TEXT", needs: "a text on one line, such as 42",
    summary: "what its form sends while it is selected (default on)")

  // The seeds' screens.

  static let seed = CommandOption(
    "--seed", "N", needs: "a whole number from 0 to \(UInt64.max), such as 7",
    summary: "where the random colors begin (default \(ScreensCommand.defaultSeed))")
  static let scale = CommandOption(
    "--scale", "N", needs: "a whole number from 1 to \(ScreensCommand.scaleLimit), such as 2",
    summary: "the pixels to a point (default 2)")

  // A window.

  static let windowMotion = CommandOption(
    "--motion", "HOW", needs: elementMotion.needs,
    summary: """
      system: as the desktop has it set; full; or reduced: nothing
      travels (default system)
      """)

  // The look.

  static let icon = CommandOption(
    "--icon", "NAME|FILE.svg",
    needs: choices(Icon.Name.allCases.map(\.text) + ["an SVG file"]),
    summary: choices(Icon.Name.allCases.map(\.text)) + """
       (default heart),
      or an SVG file, whose name has a slash or ends in .svg: give the
      filled drawing, as the hollow line is made for you
      """)
  static let solid = CommandOption(
    "--solid",
    summary: """
      fill the icon's holes, all that its outer rims enclose: for a
      drawing that is a line
      """)
  static let path = CommandOption(
    "--path", "DATA", needs: "SVG path data, such as 'M0 0 H10 V10 Z'",
    summary: "an icon of SVG path data, instead of --icon")
  static let viewBox = CommandOption(
    "--view-box", "BOX",
    needs: "four numbers, x, y, width and height, such as '0 0 24 24', the last two above 0",
    summary: "what of the path is fitted: 'x y width height' (default: its own bounds)")
  static let fillRule = CommandOption(
    "--fill-rule", "RULE", needs: "nonzero or evenodd",
    summary: "nonzero or evenodd: what is inside the path (default nonzero)")
  static let maskImage = CommandOption(
    "--mask-image", "M.png", needs: "a PNG file",
    summary: """
      an icon of an image's alpha; without a --border-image, nothing is
      seen while off
      """)
  static let borderImage = CommandOption(
    "--border-image", "B.png", needs: "a PNG file",
    summary: """
      the hollow line of a mask image; without it nothing is seen
      while off
      """)
  static let size = CommandOption(
    "--size", "N|WxH",
    needs: "whole pixels from 1 to \(Bitmap.sideLimit), such as 96 or 120x80",
    summary: """
      the canvas, in pixels (default \(FavoriteDefaults.canvasSide),
      inspect \(InspectCommand.canvasSide), of an image its own size);
      the icon is the canvas ÷ the style's reach
      """)
  static let placement = CommandOption(
    "--placement", "WHERE", needs: "fitted or seed",
    summary: "fitted, or seed: as the square and two circles leave it (default fitted)")
  static let heartSize = CommandOption(
    "--heart-size", "S",
    needs:
      "pixels from \(Look.heartSizes.lowerBound) to \(Int(Look.heartSizes.upperBound)), such as 40",
    summary: """
      fitted: the icon's width, in pixels (default: as there is room);
      seed: the side of the view that it is constructed in, three times
      the lobes' radius (default \(plainText(FavoriteDefaults.heartSize)),
      which a smaller canvas cuts)
      """)
  static let style = CommandOption(
    "--style", "NAME", needs: choices(FavoriteStyle.Name.allCases.map(\.text)),
    summary: "the motion: \(choices(FavoriteStyle.Name.allCases.map(\.text))) (default grow)")
  static let fill = CommandOption(
    "--fill", "COLOR", needs: colorNeeds,
    summary: "the color that grows (default \(FavoriteDefaults.fillColor.hex))")
  static let border = CommandOption(
    "--border", "COLOR", needs: colorNeeds,
    summary: "the hollow line (default \(FavoriteDefaults.borderColor.hex))")
  static let borderWidth = CommandOption(
    "--border-width", "W", needs: "pixels from 0 to \(Bitmap.sideLimit), such as 2",
    summary: "its width; 0 draws none (default: 1/12 of the icon)")
  static let background = CommandOption(
    "--background", "COLOR", needs: colorNeeds, summary: "behind it all (default: clear)")
  static let speed = CommandOption(
    "--speed", "S",
    needs:
      "a number from \(FavoriteModel.speeds.lowerBound) to \(Int(FavoriteModel.speeds.upperBound)),"
      + " such as 1.5",
    summary: "how fast the motion runs (default 1)")
  static let motion = CommandOption(
    "--motion", "HOW", needs: "full or reduced",
    summary: """
      full, or reduced for who asks for less motion: nothing travels
      (default full)
      """)
  /// The same as `--motion reduced`, in one word.
  static let reducedMotion = CommandOption(
    "--reduced-motion", summary: "in one word: --motion reduced")
  static let config = CommandOption(
    "--config", "LOOK.json", needs: "a look file, as 'heart look --json' prints it",
    summary: """
      a look file, as 'heart look --json' prints it; options win over
      what it says
      """)

  /// What a picture looks like: the options that the drawing commands share.
  static let look: [CommandOption] = [
    .icon, .solid, .path, .viewBox, .fillRule, .maskImage, .borderImage, .size, .placement,
    .heartSize,
    .style, .fill, .border, .borderWidth, .background, .speed, .motion, .reducedMotion,
    .config,
  ]
  /// Each of these says what the icon is.
  static let icons: [CommandOption] = [.icon, .path, .maskImage]
  /// All that is said of the icon.
  static let iconParts = icons + [.solid, .viewBox, .fillRule, .borderImage]

  // A shell takes what follows a bare # for a comment.
  private static let colorNeeds = "a color, \(Reading.colorForms), in quotes"
}
