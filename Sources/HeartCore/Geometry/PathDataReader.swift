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
  /// Where a smooth cubic curve that comes next has its first control point.
  ///
  /// It is the mirror image of the last one of a cubic just before, else the current place.
  private var cubicMirror = Point2D.origin
  /// The same for a smooth quadratic curve.
  private var quadraticMirror = Point2D.origin
  /// The numbers of the segment that is being read.
  private var numbers = EightNumbers()

  init(_ bytes: [UInt8], keepsDots: Bool = false) {
    scanner = PathDataScanner(bytes)
    self.keepsDots = keepsDots
  }

  /// The contours of the whole text, which may be empty.
  mutating func read() throws(PathDataError) -> [Contour] {
    var expected = PathDataError.Expectation.move
    while scanner.reachesMore() {
      let letters: StaticString = expected == .move ? "Mm" : "MmLlHhVvCcSsQqTtAaZz"
      guard let letter = scanner.takeLetter(among: letters) else {
        throw scanner.error(expecting: expected)
      }
      try take(letter)
      expected = letter | 0x20 == UInt8(ascii: "z") ? .command : .commandOrNumber
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
    repeat {
      if kind == UInt8(ascii: "m") {
        try move(isRelative: isRelative)
        // What follows the place of a move are lines.
        kind = UInt8(ascii: "l")
      } else {
        try draw(kind, isRelative: isRelative)
      }
    } while scanner.reachesNumber()
  }

  private mutating func move(isRelative: Bool) throws(PathDataError) {
    try takeCoordinates(2, isRelative: isRelative)
    finish(isClosed: false)
    start = point(0)
    restart()
    isAtMove = true
  }

  private mutating func close() {
    if keepsDots, isAtMove { appendLine(to: start) }
    finish(isClosed: true)
    restart()
  }

  /// Follows the numbers of one segment.
  private mutating func draw(_ kind: UInt8, isRelative: Bool) throws(PathDataError) {
    switch kind {
    case UInt8(ascii: "h"):
      let x = try takeCoordinate(isRelative ? current.x : 0)
      appendLine(to: Point2D(x: x, y: current.y))
    case UInt8(ascii: "v"):
      let y = try takeCoordinate(isRelative ? current.y : 0)
      appendLine(to: Point2D(x: current.x, y: y))
    case UInt8(ascii: "a"):
      try drawArc(isRelative: isRelative)
    default:
      try drawCurve(kind, isRelative: isRelative)
    }
  }

  /// Follows the numbers of a segment that only has places.
  private mutating func drawCurve(_ kind: UInt8, isRelative: Bool) throws(PathDataError) {
    let isCubic = kind == UInt8(ascii: "c")
    let hasControl = kind == UInt8(ascii: "s") || kind == UInt8(ascii: "q")
    try takeCoordinates(isCubic ? 6 : hasControl ? 4 : 2, isRelative: isRelative)
    switch kind {
    case UInt8(ascii: "c"):
      appendCubic(point(0), point(2), to: point(4))
    case UInt8(ascii: "s"):
      guard cubicMirror.isFinite else { throw scanner.numberTooLarge() }
      appendCubic(cubicMirror, point(0), to: point(2))
    case UInt8(ascii: "q"):
      appendQuadratic(point(0), to: point(2))
    case UInt8(ascii: "t"):
      guard quadraticMirror.isFinite else { throw scanner.numberTooLarge() }
      appendQuadratic(quadraticMirror, to: point(0))
    default:
      appendLine(to: point(0))
    }
  }

  private mutating func drawArc(isRelative: Bool) throws(PathDataError) {
    for index in 2..<5 { numbers[index] = try scanner.takeNumber() }
    let isLarge = try scanner.takeFlag()
    let isPositive = try scanner.takeFlag()
    try takeCoordinates(2, isRelative: isRelative)
    let end = point(0)
    // SVG 2, section 9.5.1: with equal ends there is no arc, and without a radius it is a line.
    guard end != current else {
      if keepsDots, isAtMove { appendLine(to: end) }
      return forgetMirrors()
    }
    guard numbers[2] != 0, numbers[3] != 0 else { return appendLine(to: end) }
    let form = PathDataArc(
      radiusX: numbers[2], radiusY: numbers[3], rotation: numbers[4], isLarge: isLarge,
      isPositive: isPositive)
    guard let arc = form.arc(from: current, to: end) else { throw scanner.numberTooLarge() }
    append(.arc(arc, to: end))
  }

  /// Reads coordinates, x and y in turn.
  private mutating func takeCoordinates(
    _ count: Int, isRelative: Bool
  ) throws(PathDataError) {
    for index in 0..<count {
      let base = index & 1 == 0 ? current.x : current.y
      numbers[index] = try takeCoordinate(isRelative ? base : 0)
    }
  }

  private mutating func takeCoordinate(_ base: Double) throws(PathDataError) -> Double {
    let coordinate = base + (try scanner.takeNumber())
    guard coordinate.isFinite else { throw scanner.numberTooLarge() }
    return coordinate
  }

  /// The place that two of the numbers tell.
  private func point(_ index: Int) -> Point2D {
    Point2D(x: numbers[index], y: numbers[index + 1])
  }

  @inline(never)
  private mutating func appendLine(to end: Point2D) { append(.line(to: end)) }

  private mutating func appendCubic(_ control1: Point2D, _ control2: Point2D, to end: Point2D) {
    append(.cubic(control1: control1, control2: control2, to: end))
    cubicMirror = end + (end - control2)
  }

  private mutating func appendQuadratic(_ control: Point2D, to end: Point2D) {
    append(.quadratic(control: control, to: end))
    quadraticMirror = end + (end - control)
  }

  @inline(never)
  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    current = segment.end
    forgetMirrors()
    isAtMove = false
  }

  private mutating func forgetMirrors() {
    cubicMirror = current
    quadraticMirror = current
  }

  /// Goes to where the subpath begins.
  private mutating func restart() {
    current = start
    forgetMirrors()
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
