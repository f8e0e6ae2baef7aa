import HeartCore
import HeartExport
import HeartImages
import Testing

@testable import HeartCommand

struct FrameSequenceTests {
  /// A sum that hangs on every byte of what is drawn, and on the order.
  private func hashes(_ words: String, _ clock: FrameSchedule.Clock) throws -> [UInt64] {
    let words = "--size 16 \(words)".split(separator: " ").map(String.init)
    let look = try Look(ArgumentReader.read(words, for: LookCommand.command))
    let films = [.select, .deselect].map { FavoriteFilm($0, look) }
    let frames = try FrameSequence(films, rate: 20, hold: 1, clock: clock)
    var painter = Painter()
    return frames.all.map { instant, _ in
      // FNV-1a, of 64 bits.
      painter.paint(instant, look).bytes.reduce(0xCBF2_9CE4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
    }
  }

  @Test(
    "Every format of pixels is given the same frames, and they are those of the stills",
    arguments: FavoriteStyle.Name.allCases)
  func sameFrames(_ style: FavoriteStyle.Name) throws {
    let words = "--style \(style.text) --icon star"
    let all = try FrameSchedule.Clock.allCases.map { try hashes(words, $0) }
    #expect(all[0].count > 8)
    #expect(Set(all[0]).count > 6)
    #expect(all[0] == all[1])
    // A GIF leaves out what it would show for less than two hundredths, and there is no such frame
    // at 20 a second in a motion that lasts twentieths; else one of each change.
    let missing = all[0].count - all[2].count
    #expect(0...2 ~= missing)
    if missing == 0 { #expect(all[2] == all[0]) }
  }

  @Test("The frames are as many as are counted, and end settled")
  func counts() throws {
    let look = Look()
    for clock in FrameSchedule.Clock.allCases {
      let films = [FavoriteFilm(.select, look), FavoriteFilm(.deselect, look)]
      let frames = try FrameSequence(films, rate: 50, hold: 2, clock: clock)
      let all = Array(frames.all)
      #expect(all.count == frames.count)
      #expect(all.last?.instant == films[1].settled)
      #expect(all.last?.delay.seconds == 2)
      #expect(all.filter { $0.delay.seconds == 2 }.count == 2)
    }
  }

  @Test(
    "No frame of any style is cut: nothing is drawn beyond the canvas",
    arguments: FavoriteStyle.Name.allCases)
  func uncut(_ style: FavoriteStyle.Name) throws {
    var look = Look()
    look.style = style
    look.canvas = .square(48)
    let films = [.select, .deselect].map { FavoriteFilm($0, look) }
    let frames = try FrameSequence(films, rate: 30, hold: 1, clock: .fractions)
    // The same slot in the middle of a canvas twice as large, where there is room for what would be
    // cut.
    let around = 24
    let slot = look.slot
    let moved = Box(
      x: slot.x + Double(around), y: slot.y + Double(around), width: slot.width,
      height: slot.height)
    var rasterizer = Rasterizer()
    var picture = Picture()
    for instant in frames.all.map(\.instant) {
      var canvas = Bitmap(width: 96, height: 96)
      picture.refill(instant, look: look.favorite, in: moved)
      rasterizer.draw(picture, onto: &canvas)
      let beyond = (0..<96 * 96).filter {
        let (row, column) = $0.quotientAndRemainder(dividingBy: 96)
        let isInside = 24..<72 ~= row && 24..<72 ~= column
        return !isInside && canvas.alpha(column: column, row: row) > 0
      }
      #expect(beyond.isEmpty, "\(instant)")
    }
  }

  @Test("No browser slows a frame: none has 10 milliseconds or less")
  func slowedByBrowsers() throws {
    for style in FavoriteStyle.Name.allCases {
      for clock in FrameSchedule.Clock.allCases {
        var look = Look()
        look.style = style
        let films = [.select, .deselect].map { FavoriteFilm($0, look) }
        for rate in 1...Int(clock.rateLimit) {
          let frames = try FrameSequence(films, rate: Double(rate), hold: 1, clock: clock)
          #expect(frames.all.allSatisfy { $0.delay.seconds > 0.01 }, "\(style) \(clock) \(rate)")
        }
      }
    }
  }

  @Test("Ten thousand frames are the most, and one more is told")
  func limit() throws {
    var look = Look()
    look.speed = 0.035
    let film = FavoriteFilm(.select, look)
    // 99.9 frames of motion in ten seconds, and the settled one; a hundred times.
    let films = Array(repeating: film, count: 100)
    #expect(try FrameSequence(films, rate: 9.9, hold: 1, clock: .fractions).count == 10_000)
    #expect(throws: CommandError.self) {
      try FrameSequence(films, rate: 10, hold: 1, clock: .fractions)
    }
  }
}
