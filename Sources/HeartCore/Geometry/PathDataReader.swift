/// Follows the commands of path data and gathers their contours.
///
/// The grammar is that of SVG 2, section 9.3.9; numbers are read as ``DecimalReader`` tells. A
/// subpath in which nothing is drawn (`M1 2`, `M1 2Z`) leaves no contour.
struct PathDataReader {
  private var scanner: PathDataScanner
  private var contours: [Contour] = []
  private var segments: [Segment] = []
  /// Where the subpath began, and begins anew after Z.
  private var start = Point2D.origin
  private var current = Point2D.origin
  /// Whether a subpath without length leaves a contour of one line: a pen may draw a dot there.
  private let keepsDots: Bool
  /// Whether nothing has come since a move.
  private var isAtMove = false
  /// What a smooth curve that comes next continues.
  private var lastControl = LastControl.none

  /// The last control point before, by its segment's family.
  private enum LastControl {
    case none
    case cubic(Point2D)
    case quadratic(Point2D)
  }

  init(_ bytes: [UInt8], keepsDots: Bool = false) {
    scanner = PathDataScanner(bytes)
    self.keepsDots = keepsDots
  }

  /// The contours of the whole text, which may be empty.
  mutating func read() throws(PathDataError) -> [Contour] {
    guard scanner.reachesMore() else { return [] }
    guard let first = scanner.takeLetter(among: "Mm") else {
      throw scanner.error(expecting: .move)
    }
    try take(first)
    var canRepeat = true
    while scanner.reachesMore() {
      guard let letter = scanner.takeLetter(among: "MmLlHhVvCcSsQqTtAaZz") else {
        throw scanner.error(expecting: canRepeat ? .commandOrNumber : .command)
      }
      try take(letter)
      canRepeat = letter | 0x20 != UInt8(ascii: "z")
    }
    finish(isClosed: false)
    return contours
  }

  /// Follows a command as often as numbers follow its letter.
  private mutating func take(_ letter: UInt8) throws(PathDataError) {
    // Lower-case letters are relative.
    let isRelative = letter & 0x20 != 0
    var kind = letter | 0x20
    if kind == UInt8(ascii: "z") { return close() }
    if kind == UInt8(ascii: "m") {
      try move(isRelative: isRelative)
      // What follows the place of a move are lines.
      kind = UInt8(ascii: "l")
    } else {
      try draw(kind, isRelative: isRelative)
    }
    while scanner.reachesNumber() {
      try draw(kind, isRelative: isRelative)
    }
  }

  private mutating func move(isRelative: Bool) throws(PathDataError) {
    let place = try takePoint(isRelative)
    finish(isClosed: false)
    start = place
    current = place
    lastControl = .none
    isAtMove = true
  }

  private mutating func close() {
    if keepsDots, isAtMove { append(.line(to: start)) }
    finish(isClosed: true)
    current = start
    lastControl = .none
  }

  /// Follows the numbers of one segment.
  private mutating func draw(_ kind: UInt8, isRelative: Bool) throws(PathDataError) {
    switch kind {
    case UInt8(ascii: "l"):
      append(.line(to: try takePoint(isRelative)))
    case UInt8(ascii: "h"):
      let x = try takeCoordinate(isRelative ? current.x : 0)
      append(.line(to: Point2D(x: x, y: current.y)))
    case UInt8(ascii: "v"):
      let y = try takeCoordinate(isRelative ? current.y : 0)
      append(.line(to: Point2D(x: current.x, y: y)))
    case UInt8(ascii: "c"):
      let control1 = try takePoint(isRelative)
      try drawCubic(from: control1, isRelative: isRelative)
    case UInt8(ascii: "s"):
      try drawCubic(from: reflectedCubicControl, isRelative: isRelative)
    case UInt8(ascii: "q"):
      let control = try takePoint(isRelative)
      try drawQuadratic(control: control, isRelative: isRelative)
    case UInt8(ascii: "t"):
      try drawQuadratic(
        control: reflectedQuadraticControl, isRelative: isRelative)
    default:
      try drawArc(isRelative: isRelative)
    }
  }

  private mutating func drawCubic(
    from control1: Point2D, isRelative: Bool
  ) throws(PathDataError) {
    let control2 = try takePoint(isRelative)
    let end = try takePoint(isRelative)
    guard control1.isFinite else { throw scanner.numberTooLarge() }
    append(.cubic(control1: control1, control2: control2, to: end))
    lastControl = .cubic(control2)
  }

  private mutating func drawQuadratic(
    control: Point2D, isRelative: Bool
  ) throws(PathDataError) {
    let end = try takePoint(isRelative)
    guard control.isFinite else { throw scanner.numberTooLarge() }
    append(.quadratic(control: control, to: end))
    lastControl = .quadratic(control)
  }

  private mutating func drawArc(isRelative: Bool) throws(PathDataError) {
    let radiusX = try scanner.takeNumber()
    let radiusY = try scanner.takeNumber()
    let rotation = try scanner.takeNumber()
    let isLarge = try scanner.takeFlag()
    let isPositive = try scanner.takeFlag()
    let end = try takePoint(isRelative)
    // SVG 2, section 9.5.1: with equal ends there is no arc, and without a radius it is a line.
    lastControl = .none
    guard end != current else {
      if keepsDots, isAtMove { append(.line(to: end)) }
      return
    }
    guard radiusX != 0, radiusY != 0 else { return append(.line(to: end)) }
    let form = PathDataArc(
      radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
      isPositive: isPositive)
    guard let arc = form.arc(from: current, to: end) else { throw scanner.numberTooLarge() }
    append(.arc(arc, to: end))
  }

  private mutating func takePoint(
    _ isRelative: Bool
  ) throws(PathDataError) -> Point2D {
    let x = try takeCoordinate(isRelative ? current.x : 0)
    let y = try takeCoordinate(isRelative ? current.y : 0)
    return Point2D(x: x, y: y)
  }

  private mutating func takeCoordinate(
    _ base: Double
  ) throws(PathDataError) -> Double {
    let number = try scanner.takeNumber()
    let coordinate = base + number
    guard coordinate.isFinite else { throw scanner.numberTooLarge() }
    return coordinate
  }

  private var reflectedCubicControl: Point2D {
    guard case .cubic(let control) = lastControl else { return current }
    return current + (current - control)
  }

  private var reflectedQuadraticControl: Point2D {
    guard case .quadratic(let control) = lastControl else { return current }
    return current + (current - control)
  }

  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    current = segment.end
    lastControl = .none
    isAtMove = false
  }

  private mutating func finish(isClosed: Bool) {
    guard !segments.isEmpty else { return }
    contours.append(Contour(start: start, segments: segments, isClosed: isClosed))
    segments = []
  }
}

extension Point2D {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
