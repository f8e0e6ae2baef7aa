import HeartCore

@testable import HeartWeb

/// The pictures of the heart in every style, as the engine tells them.
///
/// `Web/Tests/golden.js` writes the same text from the engine in WebAssembly.
enum GoldenTable {
  /// How many pictures there are of each change, 60 in a second.
  private static let count = 60
  /// Where a change turns round, of those that do: a tenth of a second after its beginning.
  private static let turn = 6
  /// The instant whose numbers are shown.
  private static let shown = 9
  /// How many of its items are shown.
  private static let shownItems = 3

  /// The whole table.
  static var text: String {
    var lines = [
      "The numbers of the heart's pictures, 60 instants of every change: their hash (FNV-1a, 64",
      "bits, of the bytes of all numbers, low ones first), and a few of the tenth, with four decimals.",
    ]
    for (index, style) in FavoriteStyle.Name.allCases.enumerated() {
      for change in ["select", "deselect", "turn round"] {
        let (hash, numbers) = row(Int32(index), change)
        lines += ["", "\(style.text), \(change): \(hash)"]
        lines += numbers.map { "  " + $0.map(shortText).joined(separator: " ") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number with four decimals.
  private static func shortText(_ number: Double) -> String {
    DecimalWriter.text((number * 10_000 + 0.5).rounded(.down) / 10_000)
  }

  private static func row(_ style: Int32, _ change: String) -> (String, [[Double]]) {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, IconModule.pathData(of: IconModule.fitted(.heart)))
    _ = engine.setStyle(button, index: style)
    // Events by their numbers: 6 sets, 4 is a key.
    _ = engine.send(button, event: 6, flag: change == "deselect", at: 0)
    _ = engine.send(button, event: 4, flag: false, at: 0)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var shownNumbers: [[Double]] = []
    for instant in 0..<count {
      let time = Double(instant) / 60
      if change == "turn round", instant == turn {
        _ = engine.send(button, event: 4, flag: false, at: time)
      }
      let items = Int(engine.draw(button, at: time))
      let numbers = engine.latestNumbers
      for number in numbers {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          hash = (hash ^ (number.bitPattern >> shift & 0xFF)) &* 0x100_0000_01B3
        }
      }
      guard instant == shown else { continue }
      shownNumbers = [Array(numbers[..<5])]
      for item in 0..<min(items, shownItems) {
        shownNumbers.append(Array(numbers[(5 + item * 10)..<(15 + item * 10)]))
      }
    }
    let digits = String(hash, radix: 16)
    return (String(repeating: "0", count: 16 - digits.count) + digits, shownNumbers)
  }
}

extension WebEngine {
  /// What the latest call left.
  var latestNumbers: [Double] {
    Array(UnsafeBufferPointer(start: numbers.start, count: numbers.count))
  }

  /// Reads path data as a button's icon, by way of the reserved memory.
  @discardableResult
  func setPath(_ button: Int32, _ pathData: String, isEvenOdd: Bool = false) -> Int32 {
    let bytes = Array(pathData.utf8)
    guard let place = reserve(Int32(bytes.count)) else { preconditionFailure("No memory") }
    place.update(from: bytes, count: bytes.count)
    return setPath(button, count: Int32(bytes.count), isEvenOdd: isEvenOdd)
  }
}
