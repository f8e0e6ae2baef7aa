// What a frame of a hundred moving buttons takes on one core, beside the same pictures drawn by cairo
// alone. Exit 1 means that a bar is missed.

#if GTK
  import CGTK4
  import Glibc
  import HeartCore

  /// What a frame of icons of 24 pixels may take, in milliseconds; and of any size, beside cairo.
  let bar = 4.0
  let ratioBar = 1.25

  func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  func number(_ value: Double, _ width: Int) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = "\(hundredths % 100)"
    return padded("\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits, width)
  }

  guard gtk_init_check() != 0 else {
    print("The bench needs a display: run it by Scripts/bench-gtk.sh.")
    exit(77)
  }
  let styles: [(name: String, style: FavoriteStyle)] = [
    ("grow", .grow), ("pop", .pop), ("burst", .burst), ("plain", .plain),
  ]
  var misses: [String] = []
  var hasHeader = false
  for (name, style) in styles {
    let shown = MovingButtons(style: style)
    let windowFrames = shown.timesOfWindowFrames(60)
    shown.close()
    let buttons = MovingButtons(style: style)
    buttons.warmUp()
    if !hasHeader {
      print(
        "\(MovingButtons.count) moving buttons at \(Int(buttons.density))x, "
          + "milliseconds of one core a frame (medians):")
      print("         models  nodes  render    ours   cairo  ratio  cairo, recorded  whole window")
      hasHeader = true
    }
    let difference = Contest.difference(on: buttons)
    let times = Contest.run(buttons)
    let density = buttons.density
    buttons.close()
    let ratio = times.ratios.median
    print(
      name + padded("", 8 - name.count) + number(times.advance.median, 7)
        + number(times.nodes.median, 7) + number(times.render.median, 8)
        + number(times.ours.median, 8) + number(times.cairo.median, 8) + number(ratio, 7)
        + number(times.recorded.median, 17)
        + number(windowFrames.median, 14))
    // Whoever draws something else, or nothing, wins nothing.
    if !(difference.mean < 4) {
      misses.append("\(name): the two differ by \(number(difference.mean, 0))/255 on average")
    }
    if density == 1, times.ours.median > bar { misses.append("\(name): more than \(bar) ms") }
    if ratio > ratioBar { misses.append("\(name): more than \(ratioBar) times cairo's time") }
  }
  for miss in misses { print("Missed: \(miss).") }
  exit(misses.isEmpty ? 0 : 1)
#endif
