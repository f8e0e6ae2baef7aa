/// Shows on a screen how much of long work is done, and nothing elsewhere.
struct ProgressBar {
  /// The least work that is shown, in pixels: about as many as are drawn in a second.
  static let leastWork = 50_000_000

  private let stepCount: Int
  /// Shows characters; nil where nothing is to be shown.
  private let show: (@Sendable (String) -> Void)?
  private var doneCount = 0
  private var percent: Int?

  private static let width = 30

  /// A bar for pictures of a size, of which so many are drawn.
  ///
  /// - Parameter cost: How many times as long as drawing one takes all that is done with it.
  init(of stepCount: Int, _ size: CanvasSize, cost: Int = 1, _ console: Console) {
    self.stepCount = stepCount
    let isLong = stepCount * size.width * size.height * cost >= console.leastShownWork
    show = isLong ? console.progress : nil
  }

  /// Counts a picture more that is done.
  mutating func advance() {
    doneCount += 1
    let now = 100 * doneCount / stepCount
    guard now != percent else { return }
    percent = now
    let filled = Self.width * now / 100
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
    show?("\r[\(bar)] \(padded("\(now)", before: 3)) %")
  }

  /// Wipes the bar away, so that what comes next begins on an empty line.
  func clear() {
    guard percent != nil else { return }
    show?("\r\u{1B}[K")
  }
}

/// A word with spaces before it, so that its end stands in a column.
private func padded(_ word: String, before width: Int) -> String {
  String(repeating: " ", count: max(0, width - word.count)) + word
}
