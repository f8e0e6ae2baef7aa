import Testing

@testable import HeartCommand

/// Each way of calling the command wrongly, and the one sentence that answers it.
struct UsageErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let words: [String]
    let sentence: String

    init(_ words: [String], _ sentence: String) {
      self.words = words
      self.sentence = sentence
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  /// A place where nothing can be written, so that a fault in the checks shows as another error.
  private static let out = "/dev/null/x.png"

  private static func render(_ words: String..., says sentence: String) -> Row {
    Row(["render", "-o", out] + words, sentence)
  }

  static let commandLine: [Row] = [
    Row(
      [],
      "say what to do: render, animate, frames, strip, screens, element, gallery, window,"
        + " inspect or look; 'heart --help' explains them"
    ),
    Row(["rendr"], "there is no command 'rendr'; did you mean render?"),
    Row(["--verison"], "there is no command '--verison'; did you mean --version?"),
    Row(["paint"], "there is no command 'paint'; 'heart --help' lists those that there are"),
    Row(["help", "frame"], "there is no command 'frame'; did you mean frames?"),
    Row(
      ["render\u{1B}[2J"],
      "there is no command 'render\\u{1B}[2J'; 'heart --help' lists those that there are"),
    Row(["render"], "render needs -o FILE, a file to write, or - for standard output"),
    Row(["render", "-o"], "-o needs a file to write, or - for standard output"),
    Row(["render", "-o", ""], "-o needs a file to write, or - for standard output, not ''"),
    Row(["render", "--output="], "-o needs a file to write, or - for standard output, not ''"),
    Row(["render", "-o", "--selected"], "-o needs a file to write, or - for standard output"),
    Row(["frames", "--change", "both"], "frames needs -o DIR, a folder to make"),
    Row(["frames", "-o", "/dev/null/d"], "frames needs --change WHICH, select, deselect or both"),
    Row(["strip", "-o", out], "strip needs --change WHICH, select, deselect or both"),
    Row(
      ["frames", "-o", "-", "--change", "both"],
      "-o needs a folder here, as there are several files; standard output holds only one"),
    Row(
      ["screens", "-o", "-"],
      "-o needs a folder here, as there are several files; standard output holds only one"),
    Row(
      ["strip", "--change", "both"],
      "strip needs -o OUT.png, a file to write, or - for standard output"),
    Row(
      ["strip", "-o", "heart.SVG"],
      "the picture is a PNG, so 'heart.SVG' should end in .png, not .svg"),
    Row(
      ["render", "-o", "a.GIF"],
      "'a.GIF' should end in .png or .svg, not .gif; 'heart animate' makes files that move"),
    Row(
      ["render", "-o", "a.json"],
      "'a.json' should end in .png or .svg, not .json; 'heart animate' makes files that move"),
    Row(["render", "-o", "a.jpg"], "'a.jpg' should end in .png or .svg, not .jpg"),
    Row(
      ["strip", "-o", "a.gif", "--change", "both"],
      "the picture is a PNG, so 'a.gif' should end in .png, not .gif"),
    render("--selcted", says: "render has no option '--selcted'; did you mean --selected?"),
    render(
      "--colour", "red",
      says: "render has no option '--colour'; 'heart render --help' lists its own"),
    render("-x", says: "render has no option '-x'; 'heart render --help' lists its own"),
    render("--fps", "30", says: "--fps is an option of animate and frames, not of render"),
    render("--force", says: "--force is an option of frames, screens and gallery, not of render"),
    Row(
      ["inspect", "-o", "x"],
      "-o is an option of render, animate, frames, strip, screens, element and gallery, not of"
        + " inspect"
    ),
    Row(
      ["screens", "--fill", "#F00"],
      "--fill is an option of render, animate, frames, strip, element, window, inspect and look,"
        + " not of screens"),
    render(
      "more",
      says: "render takes options only, so 'more' says nothing here; -o says where the result goes"),
    render(
      "--", "-x",
      says: "render takes options only, so '-x' says nothing here; -o says where the result goes"),
    Row(["inspect", "heart"], "inspect takes options only, so 'heart' says nothing here"),
    Row(
      ["window", "Look.JSON"],
      "window takes options only, so 'Look.JSON' says nothing here; --config says which look file"
        + " is read"),
    Row(
      ["screens", "look.json"],
      "screens takes options only, so 'look.json' says nothing here; -o says where the result goes"),
    Row(
      ["gallery", "look.json"],
      "gallery takes options only, so 'look.json' says nothing here; -o says where the result goes"),
    Row(
      ["window", "--motion", "none"], "--motion needs system, full or reduced, not 'none'"),
    Row(
      ["window", "--seed", "-1"],
      "--seed needs a whole number from 0 to 18446744073709551615, such as 7, not '-1'"),
    Row(
      ["window", "--size", "32"],
      "--size is an option of render, animate, frames, strip, element, inspect and look, not of"
        + " window"),
    Row(
      ["window", "--motion", "full", "--reduced-motion"],
      "give --motion or --reduced-motion, not both: each says how much moves"),
    render("--selected=yes", says: "--selected takes no value; write it alone"),
    render("--selected", "--selected", says: "--selected is given twice; give it once"),
    render("--fill", "#FF0000", "--fill=#00FF00", says: "--fill is given twice; give it once"),
    render("--output", "y.png", says: "-o is given twice; give it once"),
  ]

  static let values: [Row] = [
    render(
      "--icon", "hart",
      says: "--icon needs heart, softHeart, star, bookmark, thumb, flame or an SVG file, not 'hart'"
    ),
    render("--style", "POP", says: "--style needs grow, pop, burst or plain, not 'POP'"),
    render("--placement", "center", says: "--placement needs fitted or seed, not 'center'"),
    render("--fill", says: "--fill needs a color, #RGB, #RGBA, #RRGGBB or #RRGGBBAA, in quotes"),
    render("--fill", "red", says: color("--fill", "'red', which does not begin with #")),
    render("--fill", "f00", says: color("--fill", "'f00', which does not begin with #")),
    render("--border", "#12345", says: color("--border", "'#12345', which has 5 digits")),
    render("--border", "#1", says: color("--border", "'#1', which has 1 digit")),
    render("--border", "#", says: color("--border", "'#', which has no digits")),
    render(
      "--border", "#FG0",
      says: color("--border", "'#FG0', which has 'G' at character 3, no digit from 0 to F")),
    render(
      "--border", "#\u{1B}00",
      says: color(
        "--border",
        "'#\\u{1B}00', which has '\\u{1B}' at character 2, no digit from 0 to F")),
    render("--background", "", says: color("--background", "'', which is empty")),
    render("--size", "0", says: size("0")),
    render("--size", "-5", says: size("-5")),
    render("--size", "nan", says: size("nan")),
    render("--size", "1.5", says: size("1.5")),
    render("--size", "16385", says: size("16385")),
    render("--size", "10x16385", says: size("10x16385")),
    render("--size", "99999999999999999999", says: size("99999999999999999999")),
    render("--size", "10x", says: size("10x")),
    render("--size", "x10", says: size("x10")),
    render("--size", "1x2x3", says: size("1x2x3")),
    render("--size", "0x10", says: size("0x10")),
    render("--size", "", says: size("")),
    render("--speed", "0", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '0'"),
    render("--speed", "-1", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '-1'"),
    render(
      "--speed", "1,5", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '1,5'"),
    render(
      "--speed", "inf", says: "--speed needs a number from 0.01 to 100, such as 1.5, not 'inf'"),
    render(
      "--speed", "0x2", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '0x2'"),
    render(
      "--speed", "1e-309",
      says: "--speed needs a number from 0.01 to 100, such as 1.5, not '1e-309'"),
    render(
      "--speed", "1e154", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '1e154'"),
    render(
      "--speed", "1e999", says: "--speed needs a number from 0.01 to 100, such as 1.5, not '1e999'"),
    render("--heart-size", "0", says: heartSize("0")),
    render("--heart-size", "nan", says: heartSize("nan")),
    render("--heart-size", "-3", says: heartSize("-3")),
    render("--heart-size", "1e7", says: heartSize("1e7")),
    render(
      "--border-width", "-1",
      says: "--border-width needs pixels from 0 to 16384, such as 2, not '-1'"),
    render(
      "--progress", "1.01", says: "--progress needs a number from 0 to 1, such as 0.5, not '1.01'"),
    render(
      "--progress", "nan", says: "--progress needs a number from 0 to 1, such as 0.5, not 'nan'"),
    render(
      "--at", "-0.1", "--change", "select",
      says: "--at needs the seconds since the tap, 0 or more, such as 0.1, not '-0.1'"),
    render(
      "--at", "0.1", "--change", "both", says: "--change needs select or deselect, not 'both'"),
    Row(
      ["frames", "-o", out, "--change", "on"], "--change needs select, deselect or both, not 'on'"),
    Row(["frames", "-o", out, "--change", "both", "--fps", "0"], fps("0")),
    Row(["frames", "-o", out, "--change", "both", "--fps", "1001"], fps("1001")),
    Row(
      ["strip", "-o", out, "--change", "both", "--frames", "1"],
      "--frames needs a whole number from 2 to 8191, such as 8, not '1'"),
    Row(
      ["screens", "-o", out, "--scale", "17"],
      "--scale needs a whole number from 1 to 16, such as 2, not '17'"),
    Row(
      ["screens", "-o", out, "--seed", "-1"],
      "--seed needs a whole number from 0 to 18446744073709551615, such as 7, not '-1'"),
    render("--path", "M0 0 10 0 5 9 Z", "--view-box", "0 0 24", says: viewBox("0 0 24")),
    render("--path", "M0 0 10 0 5 9 Z", "--view-box", "0 0 24 0", says: viewBox("0 0 24 0")),
    render("--path", "M0 0 10 0 5 9 Z", "--view-box", "0 0 -1 5", says: viewBox("0 0 -1 5")),
    render("--path", "M0 0 10 0 5 9 Z", "--view-box", "a b c d", says: viewBox("a b c d")),
    render(
      "--path", "M0 0 10 0 5 9 Z", "--fill-rule", "odd",
      says: "--fill-rule needs nonzero or evenodd, not 'odd'"),
    render("--mask-image", "", says: "--mask-image needs a PNG file, not ''"),
  ]

  static let contradictions: [Row] = [
    render(
      "--icon", "star", "--path", "M0 0",
      says: "give --icon or --path, not both: each says what the icon is"),
    render(
      "--icon", "star", "--mask-image", "m.png",
      says: "give --icon or --mask-image, not both: each says what the icon is"),
    render(
      "--path", "M0 0", "--mask-image", "m.png",
      says: "give --path or --mask-image, not both: each says what the icon is"),
    render(
      "--mask-image", "m.png", "--border", "#000",
      says:
        "give --mask-image or --border, not both: no line is drawn along an image's edge, so it has no color;"
        + " a --border-image is the hollow line"
    ),
    render(
      "--mask-image", "m.png", "--border-width", "1",
      says:
        "give --mask-image or --border-width, not both: no line is drawn along an image's edge, so it has no width;"
        + " a --border-image is the hollow line"
    ),
    render(
      "--mask-image", "m.png", "--border-image", "b.png", "--border-width", "0",
      says:
        "give --mask-image or --border-width, not both: no line is drawn along an image's edge, so"
        + " it has no width; a --border-image is the hollow line"),
    render(
      "--border-image", "b.png",
      says: "--border-image goes with --mask-image, which is missing: the two are one icon"),
    render(
      "--view-box", "0 0 1 1",
      says: "--view-box goes with --path, which is missing: it says what of the path is fitted"),
    render(
      "--fill-rule", "evenodd",
      says: "--fill-rule goes with --path, which is missing: it says what is inside the path"),
    render(
      "--selected", "--at", "1", "--change", "select",
      says: "give --selected or --at, not both: one is the end, the other an instant on the way"),
    render(
      "--selected", "--progress", "1",
      says:
        "give --selected or --progress, not both: one is the end, the other an instant on the way"),
    render(
      "--selected", "--change", "select",
      says: "give --selected or --change, not both: one is the end, the other the way"),
    render(
      "--progress", "1", "--at", "1",
      says: "give --progress or --at, not both: each says which instant is shown"),
    render(
      "--progress", "1", "--change", "select",
      says: "give --progress or --change, not both: progress is the same on the way there and back"),
    render(
      "--progress", "1", "--reduced-motion",
      says: "give --progress or --reduced-motion, not both: under reduced motion nothing grows"),
    render(
      "--progress", "1", "--motion", "reduced",
      says: "give --progress or --motion, not both: under reduced motion nothing grows"),
    render(
      "--motion", "full", "--reduced-motion",
      says: "give --motion or --reduced-motion, not both: each says how much moves"),
    render(
      "--reduced-motion", "--reduced-motion", says: "--reduced-motion is given twice; give it once"),
    render("--motion", "system", says: "--motion needs full or reduced, not 'system'"),
    render(
      "--at", "1",
      says:
        "--at goes with --change, which is missing: it says which change the instant is a part of"),
    render(
      "--change", "select",
      says:
        "--change goes with --at, which is missing: it says which instant of the change is shown"),
    render(
      "--progress", "1", "--style", "pop",
      says: "--progress is how far the fill has grown, so it goes with --style grow, not pop"),
    render(
      "--placement", "seed", "--icon", "star",
      says:
        "--placement seed is the heart's own construction, and the icon is star; give one or the other"
    ),
    render(
      "--placement", "seed", "--path", "M0 0 10 0 5 9 Z",
      says:
        "--placement seed is the heart's own construction, and the icon is path; give one or the other"
    ),
    render("--path", "", says: shapeless),
    render("--path", "M0 0", says: shapeless),
    render("--path", "M0 0 L10 0", says: shapeless),
    render("--path", "M0 0 L10 10 Z", says: shapeless),
    render("--path", "M0 0 h1e200 v1e200 z", says: shapeless),
    render("--path", "M-1e308 0 L1e308 0 L0 1e308 Z", says: shapeless),
    render("--path", "M0 0 H10 V10 Z", "--view-box", "20 0 10 10", says: foreignBox("20 0 10 10")),
    render("--path", "M0 0 H10 V10 Z", "--view-box", "0 -9 10 8", says: foreignBox("0 -9 10 8")),
    render(
      "--mask-image", "m.png", "--solid",
      says: "give --mask-image or --solid, not both: an image has no rims; fill its holes in the"
        + " image itself"),
    render("--path", "M0 0 L10 0", "--solid", says: shapeless),
    render("--path", "M1e12 0 h1 v1 z", "--view-box", "0 0 9 9", says: foreignBox("0 0 9 9")),
    render("--path", "M0 0 h1e200 v1e200 z", "--view-box", "0 0 9 9", says: shapeless),
    render("--path", "M0 0 L10 0", "--view-box", "0 0 10 10", says: shapeless),
    render(
      "--path", "M0 0 10 0 5 9 Z", "--view-box", "0 0 1e-300 1e-300",
      says: foreignBox("0 0 1e-300 1e-300")),
    render(
      "--path", "M0 0 10 0 5 9 Z", "--view-box", "1e308 0 1e308 1",
      says: foreignBox("1e308 0 1e308 1")),
    render(
      "--path", "M0 0 10 0 5 9 Z", "--view-box", "0 0 1e-300 1e-300", "--heart-size", "9",
      says: foreignBox("0 0 1e-300 1e-300")),
    render(
      "--path", "M0 0 H1 V9999 H0 Z", "--heart-size", "1e6",
      says: "--heart-size '1e6' makes this icon larger than can be drawn; give a smaller one"),
    render("--path", "M0 0 L10 0", "--heart-size", "1e6", says: shapeless),
    Row(
      ["frames", "-o", out, "--change", "both", "--speed", "0.01", "--fps", "1000"],
      "this would be 60002 frames, and 10000 is the most; a higher --speed or a lower --fps makes fewer"
    ),
    Row(
      [
        "frames", "-o", out, "--change", "select", "--style", "burst", "--speed", "0.01", "--fps",
        "1000",
      ],
      "this would be 76001 frames, and 10000 is the most; a higher --speed or a lower --fps makes fewer"
    ),
    Row(
      ["strip", "-o", out, "--change", "select", "--size", "16384"],
      "the strip would be 143357x19114 pixels, and 16384 a side is the most; a smaller --size or fewer --frames fit"
    ),
  ]

  private static func animate(_ file: String, _ words: String..., says sentence: String) -> Row {
    Row(["animate", "--change", "select", "-o", file] + words, sentence)
  }

  static let formats: [Row] = [
    Row(["animate"], "animate needs -o FILE, a file to write, or - for standard output"),
    Row(
      ["animate", "-o", "/dev/null/x.gif"],
      "animate needs --change WHICH, select, deselect or both"),
    animate(
      "x.jpg", says: "'x.jpg' should end in .svg, .json, .png, .apng, .webp or .gif, not .jpg"),
    animate(
      "x.lottie",
      says: "'x.lottie' should end in .svg, .json, .png, .apng, .webp or .gif, not .lottie"),
    animate(
      "heart",
      says: "'heart' tells no format; let it end in .svg, .json, .png, .apng, .webp or .gif, or add"
        + " --format"),
    animate(
      "-",
      says: "standard output has no ending that tells the format; add --format svg, lottie, apng,"
        + " webp or gif"),
    animate(
      "x.gif", "--format", "png",
      says: "--format needs svg, lottie, apng, webp or gif, not 'png'"),
    animate(
      "x.gif", "--format", "apng",
      says: "'x.gif' ends in .gif, and --format says apng; name a file that ends in .png or .apng,"
        + " or leave --format out"),
    render(
      "--format", "svg",
      says: "'/dev/null/x.png' ends in .png, and --format says svg; name a file that ends in .svg,"
        + " or leave --format out"),
    render("--format", "gif", says: "--format needs png or svg, not 'gif'"),
    render(
      "--title", "Hi",
      says: "--title does not go with a PNG: only an SVG or a Lottie file has a title"),
    animate(
      "x.svg", "--fps", "30",
      says: "--fps does not go with an SVG: it moves at the screen's own rate"),
    animate(
      "x.json", "--fps", "0.5",
      says: "--fps needs from 1 to 1000 frames in a second for a Lottie file, such as 60, not '0.5'"
    ),
    animate(
      "x.json", "--loop", "once",
      says: "--loop does not go with a Lottie file: whoever plays it says how often"),
    animate(
      "x.svg", "--matte", "#FFF",
      says: "--matte does not go with an SVG: its edges are smooth on any ground"),
    animate(
      "x.png", "--matte", "#FFF",
      says: "--matte does not go with an APNG: its edges are smooth on any ground"),
    animate(
      "x.webp", "--matte", "#FFF",
      says: "--matte does not go with a WebP: its edges are smooth on any ground"),
    animate(
      "x.svg", "--smallest",
      says: "--smallest does not go with an SVG: it has no pixels to compress"),
    animate(
      "x.json", "--smallest",
      says: "--smallest does not go with a Lottie file: it has no pixels to compress"),
    animate(
      "x.gif", "--smallest",
      says: "--smallest does not go with a GIF: it is always made as small as can be"),
    animate(
      "x.gif", "--title", "Hi",
      says: "--title does not go with a GIF: only an SVG or a Lottie file has a title"),
    animate("x.svg", "--title", " ", says: "--title needs some words, such as 'A heart', not ' '"),
    animate(
      "x.gif", "--fps", "60",
      says: "a GIF shows at most 50 frames a second, and --fps '60' is more; give a smaller one, or"
        + " leave it out"),
    animate("x.png", "--fps", "91", says: tooFast("an APNG", "91")),
    animate("x.apng", "--fps", "90.01", says: tooFast("an APNG", "90.01")),
    animate("x.webp", "--fps", "100", says: tooFast("a WebP", "100")),
    animate("x.webp", "--fps", "5000", says: tooFast("a WebP", "5000")),
    animate(
      "x.json", "--fps", "1001",
      says: "--fps needs from 1 to 1000 frames in a second for a Lottie file, such as 60, not"
        + " '1001'"),
    animate(
      "x.png", "--fps", "0",
      says: "--fps needs the frames in a second, above 0, such as 30, not '0'"),
    animate("x.gif", "--fill", "#F008", says: seeThrough("--fill", "#F008")),
    animate("x.gif", "--border", "#0001", says: seeThrough("--border", "#0001")),
    animate("x.gif", "--background", "#FFFE", says: seeThrough("--background", "#FFFE")),
    animate(
      "x.gif", "--fill", "#F008", "--background", "#FFF8",
      says: seeThrough("--background", "#FFF8")),
    animate("x.json", "--id", "a", says: nameless("a Lottie file")),
    animate("x.png", "--id", "a", says: nameless("an APNG")),
    animate("x.webp", "--id", "a", says: nameless("a WebP")),
    animate("x.gif", "--id", "a", says: nameless("a GIF")),
    render("--id", "a", says: nameless("a PNG")),
    animate("x.svg", "--id", "", says: id("")),
    animate("x.svg", "--id", "1st", says: id("1st")),
    animate("x.svg", "--id", "a:b", says: id("a:b")),
    animate("x.svg", "--id", "a b", says: id("a b")),
    animate("x.svg", "--id", "a.b", says: id("a.b")),
    animate("x.svg", "--id", "a\"><b", says: id("a\"><b")),
    animate(
      "x.png", "--hold", "0",
      says: "an APNG needs a --hold of 0.011 or more: players show a shorter frame for far longer"),
    animate(
      "x.webp", "--hold", "0.0109",
      says: "a WebP needs a --hold of 0.011 or more: players show a shorter frame for far longer"),
    animate(
      "x.gif", "--hold", "0.015",
      says: "a GIF needs a --hold of 0.02 or more: players show a shorter frame for far longer"),
    animate(
      "x.svg", "--hold", "601", says: "--hold needs seconds from 0 to 600, such as 1.5, not '601'"),
    animate(
      "x.svg", "--hold", "-1", says: "--hold needs seconds from 0 to 600, such as 1.5, not '-1'"),
    animate("x.svg", "--loop", "0", says: loop("0")),
    animate("x.svg", "--loop", "65536", says: loop("65536")),
    animate("x.svg", "--loop", "Once", says: loop("Once")),
    animate("x.svg", "--loop", "1.5", says: loop("1.5")),
    animate("x.gif", "--matte", "white", says: matte("white")),
    animate("x.gif", "--matte", "#FFFFFF80", says: matte("#FFFFFF80")),
  ]

  private static func element(_ words: String..., says sentence: String) -> Row {
    Row(["element"] + words, sentence)
  }

  static let elements: [Row] = [
    element(
      "--size", "120x80",
      says: "--size needs whole CSS pixels from 1 to 16384, such as 32, not '120x80'"),
    element(
      "--size", "0", says: "--size needs whole CSS pixels from 1 to 16384, such as 32, not '0'"),
    element(
      "--motion", "none", says: "--motion needs system, full or reduced, not 'none'"),
    element(
      "--motion", "full", "--reduced-motion",
      says: "give --motion or --reduced-motion, not both: each says how much moves"),
    element(
      "--label", " ",
      says: "--label needs some words on one line, such as 'Add to favorites', not ' '"),
    element(
      "--label", "a\nb",
      says: "--label needs some words on one line, such as 'Add to favorites', not 'a\\nb'"),
    element("--name", "", says: "--name needs a name on one line, such as favorite, not ''"),
    element(
      "--name", "a", "--value", "\u{1}",
      says: "--value needs a text on one line, such as 42, not '\\u{01}'"),
    element(
      "--name", "a", "--value", "\u{FFFF}",
      says: "--value needs a text on one line, such as 42, not '\u{FFFF}'"),
    element(
      "--value", "42",
      says: "--value goes with --name, which is missing: a form sends a value under a name"),
    element(
      "--mask-image", "m.png",
      says: "--mask-image is an option of render, animate, frames, strip, window, inspect and look,"
        + " not of element"),
    element(
      "--background", "#FFF",
      says: "--background is an option of render, animate, frames, strip, inspect and look, not of"
        + " element"),
    element(
      "-o", "heart.svg", says: "an element is HTML, so 'heart.svg' should end in .html, not .svg"),
    element("--path", "M0 0 L10 0", says: shapeless),
    element(
      "--fill-rule", "evenodd",
      says: "--fill-rule goes with --path, which is missing: it says what is inside the path"),
    Row(["gallery"], "gallery needs -o DIR, a folder to make"),
    Row(
      ["gallery", "-o", "-"],
      "-o needs a folder here, as there are several files; standard output holds only one"),
    Row(
      ["gallery", "-o", "g", "--web", ""], "--web needs the folder that 'make web' filled, not ''"),
  ]

  private static func tooFast(_ noun: String, _ rate: String) -> String {
    "browsers play \(noun) of more than 90 frames a second far too slowly, and --fps '\(rate)' is"
      + " more; give a smaller one, or leave it out"
  }

  private static func seeThrough(_ option: String, _ color: String) -> String {
    "a GIF's pixels are opaque or not there, and \(option) '\(color)' lets something through; say"
      + " with --matte what color is under it, or give an opaque --background"
  }

  private static func nameless(_ noun: String) -> String {
    "--id does not go with \(noun): only an SVG has names that could meet others in a page"
  }

  private static func id(_ text: String) -> String {
    "--id needs a name that begins with a letter or _ and goes on with letters, digits, - and _,"
      + " such as heart1, not '\(text)'"
  }

  private static func loop(_ text: String) -> String {
    "--loop needs once, forever, or how many times, from 1 to 65535, not '\(text)'"
  }

  private static func matte(_ text: String) -> String {
    "--matte needs an opaque color, #RGB or #RRGGBB, in quotes, not '\(text)'"
  }

  @Test(
    "A wrong call is answered by one sentence, and nothing else",
    arguments: commandLine + values + contradictions + formats + elements)
  func sentences(_ row: Row) {
    let call = Call(row.words)
    #expect(call.complaints == ["heart: " + row.sentence])
    #expect(call.exitCode == 2)
    #expect(call.output.isEmpty)
  }

  private static let shapeless =
    "--path needs a shape with an area that fits into a canvas, such as 'M0 0 H10 V10 Z'"

  private static func color(_ option: String, _ fault: String) -> String {
    "\(option) needs a color, #RGB, #RGBA, #RRGGBB or #RRGGBBAA, in quotes, not \(fault)"
  }

  private static func foreignBox(_ box: String) -> String {
    "--view-box needs a box about as large as the path and near it, not '\(box)';"
      + " without it, the path's own bounds are fitted"
  }

  private static func size(_ text: String) -> String {
    "--size needs whole pixels from 1 to 16384, such as 96 or 120x80, not '\(text)'"
  }

  private static func heartSize(_ text: String) -> String {
    "--heart-size needs pixels from 0.001 to 1000000, such as 40, not '\(text)'"
  }

  private static func fps(_ text: String) -> String {
    "--fps needs the frames in a second, above 0 and up to 1000, such as 60, not '\(text)'"
  }

  private static func viewBox(_ text: String) -> String {
    "--view-box needs four numbers, x, y, width and height, such as '0 0 24 24',"
      + " the last two above 0, not '\(text)'"
  }
}
