internal import HeartCore
internal import HeartExport

/// What a page asks in bytes, and what it is answered.
struct Workbench {
  /// How a call ended.
  enum Status: Int32 {
    case done = 0
    /// The result is a sentence that says why.
    case refused = 1
    /// The page sent what no page of ours sends.
    case damaged = -1
  }

  /// The bytes that the last call left: a file, a text, path data or a sentence.
  private(set) var result: [UInt8] = []
  /// The numbers that the last call left.
  private(set) var numbers: [Double] = []

  /// Reads the icon that elements draw.
  ///
  /// Leaves its path data; x, y, width and height of its frame, and 1 for evenodd.
  mutating func readIcon(_ bytes: [UInt8]) -> Status {
    guard let root = ElementReader.root(bytes) else { return .damaged }
    let icon: Icon
    do throws(SVGIconError) {
      icon = try Icon(svg: root)
    } catch {
      return refuse(error.reason)
    }
    guard case .outline(let outline) = icon.art else { return .damaged }
    result = Array(outline.readablePathData.utf8)
    let frame = icon.frame
    let isEvenOdd = outline.fillRule == .evenodd
    numbers = [frame.x, frame.y, frame.width, frame.height, isEvenOdd ? 1 : 0]
    return .done
  }

  /// Looks whether path data can be an icon.
  mutating func checkPath(_ bytes: [UInt8]) -> Status {
    var look = WorkbenchLook()
    look.source = .path(
      String(decoding: bytes, as: UTF8.self), viewBox: nil, fillRule: .nonzero)
    return make { () throws(WorkbenchError) in
      _ = try look.favorite()
      return []
    }
  }

  /// Makes the SVG file of a look.
  mutating func makeSVG(_ bytes: [UInt8], change: Int32, isLoop: Bool) -> Status {
    guard let look = LookRecord.look(bytes), let changes = Self.changes(change) else {
      return .damaged
    }
    return make { () throws(WorkbenchError) in
      try look.svg(changes, plays: isLoop ? .forever : .once)
    }
  }

  /// Makes the Lottie file of a look.
  mutating func makeLottie(_ bytes: [UInt8], change: Int32) -> Status {
    guard let look = LookRecord.look(bytes), let changes = Self.changes(change) else {
      return .damaged
    }
    return make { () throws(WorkbenchError) in try look.lottie(changes) }
  }

  /// Writes the code of a look.
  mutating func writeCode(_ bytes: [UInt8], target: Int32) -> Status {
    let targets = CodeTarget.allCases
    guard let look = LookRecord.look(bytes), targets.indices.contains(Int(target)) else {
      return .damaged
    }
    return make { () throws(WorkbenchError) in
      try look.code(for: targets[Int(target)])
    }
  }

  private mutating func make(_ bytes: () throws(WorkbenchError) -> [UInt8]) -> Status {
    numbers = []
    do throws(WorkbenchError) {
      result = try bytes()
      return .done
    } catch {
      return refuse(error.sentence)
    }
  }

  private mutating func refuse(_ sentence: String) -> Status {
    result = Array(sentence.utf8)
    numbers = []
    return .refused
  }

  /// Select, deselect, or both one after the other.
  private static func changes(_ number: Int32) -> [FavoriteChange]? {
    switch number {
    case 0: [.select]
    case 1: [.deselect]
    case 2: [.select, .deselect]
    default: nil
    }
  }
}
