import HeartCore
import Testing

@testable import HeartWeb

struct WebEngineTests {
  @Test func `A handle means nothing once its button is gone, and never another button`() {
    let engine = WebEngine()
    // More than a handle can count in one place.
    let gone = (0..<2500).map { _ in
      let handle = engine.create()
      #expect(engine.destroy(handle) == 0)
      return handle
    }
    #expect(gone.allSatisfy { $0 >= 1 })
    #expect(Set(gone).count == gone.count)
    let living = engine.create()
    for handle in gone {
      #expect(engine.destroy(handle) == -1)
      #expect(engine.send(handle, event: 4, flag: false, at: 0) == -1)
    }
    #expect(engine.isSelected(living) == 0)
  }

  @Test(arguments: [0, -1, 1, 2, 1 << 20, 1 << 30, Int32.max, Int32.min, 0x5555_5555] as [Int32])
  func `A number that is no handle does nothing`(_ handle: Int32) {
    let engine = WebEngine()
    #expect(engine.destroy(handle) == -1)
    #expect(engine.setPath(handle, "M0 0h4v4z") == -1)
    #expect(engine.setStyle(handle, index: 1) == -1)
    #expect(engine.setSpeed(handle, speed: 2) == -1)
    #expect(engine.setLook(handle, fillAlpha: 1, borderWidth: 1) == -1)
    #expect(engine.send(handle, event: 0, flag: true, at: 0) == -1)
    #expect(engine.advance(handle, to: 0) == -1)
    #expect(engine.isSelected(handle) == -1)
    #expect(engine.isMoving(handle, at: 0) == -1)
    #expect(engine.draw(handle, at: 0) == -1)
    #expect(engine.reach(handle).isNaN)
  }

  @Test func `An event or a style that there is not does nothing`() {
    let engine = WebEngine()
    let button = engine.create()
    for number in [-1, 12, Int32.max, Int32.min] {
      #expect(engine.send(button, event: number, flag: true, at: 0) == -1)
      #expect(engine.setStyle(button, index: number) == -1)
    }
    #expect(engine.isSelected(button) == 0)
  }

  @Test func `A page's numbers are taken whatever they are`() {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    let numbers = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -1, -0.0, 0, 1e300,
    ]
    for style in Int32(0)..<4 {
      _ = engine.setStyle(button, index: style)
      for number in numbers {
        #expect(engine.setSpeed(button, speed: number) == 0)
        #expect(engine.setLook(button, fillAlpha: number, borderWidth: number) == 0)
        for event in Int32(0)..<12 {
          #expect(engine.send(button, event: event, flag: true, at: number) >= 0)
          #expect(engine.isMoving(button, at: number) >= 0)
          #expect(engine.draw(button, at: number) >= 0)
          let areFinite = engine.latestNumbers.allSatisfy { $0.isFinite }
          #expect(areFinite, "style \(style), number \(number), event \(event)")
        }
        #expect(engine.advance(button, to: number) >= 0)
      }
    }
  }

  @Test func `A button tells what the model tells`() {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    #expect(engine.send(button, event: 0, flag: false, at: 0) == 0)
    #expect(engine.send(button, event: 2, flag: true, at: 0.1) == 1)
    #expect(engine.isSelected(button) == 1)
    #expect(engine.isMoving(button, at: 0.2) == 1)
    #expect(engine.send(button, event: 4, flag: false, at: 0.2) == 1 | 4)
    #expect(engine.advance(button, to: 0.3) == 0)
    #expect(engine.advance(button, to: 2) == 2)
    #expect(engine.isMoving(button, at: 2) == 0)
  }

  @Test func `The picture is the core's, number for number`() throws {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    _ = engine.setStyle(button, index: 2)
    _ = engine.send(button, event: 7, flag: true, at: 0)
    var model = FavoriteModel(style: .burst)
    _ = model.handle(.set(true, animated: true), at: 0)
    let look = FavoriteLook(icon: Icon(outline: try Outline(pathData: "M0 0h4v4z")))
    var picture = Picture()
    for time in [0, 0.05, 0.2, 0.4, 0.7, 2] {
      picture.refill(
        model.instant(at: time), look: look, in: Box(x: 0, y: 0, width: 24, height: 24))
      #expect(engine.draw(button, at: time) == Int32(picture.items.count))
      let numbers = engine.latestNumbers
      #expect(numbers.count == 5 + 10 * picture.items.count)
      #expect(numbers[0] == Double(picture.group?.itemCount ?? 0))
      for (index, item) in picture.items.enumerated() {
        let record = Array(numbers[(5 + 10 * index)..<(15 + 10 * index)])
        #expect(record[3] == item.zoom.scale)
        #expect(record[4] == item.zoom.offset.dx)
        #expect(record[5] == item.zoom.offset.dy)
        #expect(record[6] == item.opacity)
        #expect(record[7] == item.lineWidth ?? -1)
        #expect(record[2] == 2 || record[8] == 0)
        if item.ink == .own {
          let bytes = item.color.rgbBytes
          #expect(record[8] == bytes)
        }
      }
    }
  }

  @Test func `Drawing again takes no new memory for the numbers`() {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    _ = engine.setStyle(button, index: 2)
    _ = engine.draw(button, at: 0)
    let (place, capacity) = (engine.numbers.start, engine.numbers.capacity)
    for round in 0..<200 {
      _ = engine.send(button, event: 4, flag: false, at: Double(round))
      for frame in 0..<60 {
        #expect(engine.draw(button, at: Double(round) + Double(frame) / 60) > 0)
      }
    }
    #expect(engine.numbers.start == place)
    #expect(engine.numbers.capacity == capacity)
  }

  @Test func `A button without a path has an empty picture`() {
    let engine = WebEngine()
    let button = engine.create()
    #expect(engine.draw(button, at: 0) == 0)
    #expect(engine.latestNumbers == [0, 1, 0, 0, 1])
  }
}

struct WebEnginePathTests {
  @Test func `A path tells its frame and how far it reaches`() {
    let engine = WebEngine()
    let button = engine.create()
    #expect(engine.setPath(button, "M1 2h6v8h-6z") == 0)
    #expect(engine.latestNumbers == [1, 2, 6, 8, 5])
  }

  @Test(
    arguments: [
      ("L1 2", [0, 0, 76]), ("M1 2 X", [5, 2, 88]), ("M1 2 Z 3", [7, 1, 51]), ("M1", [2, 3, -1]),
      ("M1 1e400", [3, 3, -2]), ("M0 0A1 1 0 2 0 3 3", [11, 4, 50]), ("M0 0é", [4, 2, 0xE9]),
      ("M0 0❤", [4, 2, 0x2764]), ("M0 0😀", [4, 2, 0x1F600]),
    ] as [(String, [Double])])
  func `A mistake in a path is told by its place, and the icon stays`(
    _ pathData: String, _ numbers: [Double]
  ) {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    #expect(engine.setPath(button, pathData) == 1)
    #expect(engine.latestNumbers == numbers)
    _ = engine.draw(button, at: 0)
    #expect(engine.latestNumbers[1] == 6)
  }

  @Test func `Bytes that are no text are told as the character that stands for such`() {
    let engine = WebEngine()
    let button = engine.create()
    for bytes in [[0x80], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xFF, 0xFF]] as [[UInt8]] {
      engine.reserve(Int32(bytes.count))?.update(from: bytes, count: bytes.count)
      #expect(engine.setPath(button, count: Int32(bytes.count), isEvenOdd: false) == 1)
      #expect(engine.latestNumbers == [0, 0, 0xFFFD])
    }
  }

  @Test(arguments: [
    "", " ", "M1 1", "M0 0h4", "M0 0v4", "M0 0L4 4", "M0 0L2 2 4 4z", "M0 0C1 1 2 2 3 3",
    "M0 0L4 4M4 0L0 4", "M0 0h1e-320v1e-320z",
  ])
  func `A path without an area is none, and the icon stays`(_ pathData: String) {
    let engine = WebEngine()
    let button = engine.create()
    engine.setPath(button, "M0 0h4v4z")
    #expect(engine.setPath(button, pathData) == 2)
    _ = engine.draw(button, at: 0)
    #expect(engine.latestNumbers[1] == 6)
  }

  @Test func `No count reads more than was reserved`() {
    let engine = WebEngine()
    let button = engine.create()
    #expect(engine.setPath(button, count: 5, isEvenOdd: false) == 2)
    engine.setPath(button, "M0 0h4v4z")
    for count in [Int32.max, 1000, 10] {
      #expect(engine.setPath(button, count: count, isEvenOdd: false) == 0)
    }
    for count in [-1, Int32.min] as [Int32] {
      #expect(engine.setPath(button, count: count, isEvenOdd: false) == 2)
      #expect(engine.reserve(count) == nil)
    }
  }
}

extension RGBA {
  /// The color in six digits of sixteen, as a number.
  fileprivate var rgbBytes: Double {
    UInt32(hex.dropFirst().prefix(6), radix: 16).map(Double.init) ?? -1
  }
}
