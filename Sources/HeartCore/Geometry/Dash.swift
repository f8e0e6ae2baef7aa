/// A part of a line that is drawn as a line of its own.
enum Dash {
  /// A run of pieces with an end on both sides.
  case open([RimPiece])
  /// A run of pieces that comes back to where it began.
  case closed([RimPiece])
  /// A place, and the direction that the line has there.
  case dot(Point2D, heading: Vector2D)

  /// The parts of a line, all of it where there are no dashes.
  static func parts(of line: [RimPiece], isClosed: Bool, pen: Pen) -> [Dash] {
    guard !pen.dashes.isEmpty else { return [isClosed ? .closed(line) : .open(line)] }
    var dasher = Dasher(pen: pen)
    for piece in line { dasher.follow(piece) }
    return dasher.finish(isClosed: isClosed)
  }
}

extension Pen {
  /// Whether a line begins with a dash, and not with a gap.
  var beginsWithDash: Bool { dashes.isEmpty || Dasher(pen: self).beginsWithDash }
}

/// Follows a line and cuts it into dashes.
private struct Dasher {
  private let dashes: [Double]
  private var index = 0
  /// What is left of the present dash or gap, in points.
  private var rest: Double
  private var run: [RimPiece] = []
  private var result: [Dash] = []
  let beginsWithDash: Bool

  init(pen: Pen) {
    dashes = pen.dashes
    let sum = dashes.reduce(0, +)
    var offset = pen.dashOffset - sum * (pen.dashOffset / sum).rounded(.down)
    while offset >= dashes[index], offset > 0 {
      offset -= dashes[index]
      index = (index + 1) % dashes.count
    }
    rest = dashes[index] - offset
    beginsWithDash = index % 2 == 0
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func follow(_ whole: RimPiece) {
    var piece = whole
    var length = piece.length
    while rest <= length {
      let share = length > 0 ? rest / length : 0
      let place = piece.place(at: share)
      let tail = piece.cut(before: share, at: place)
      if isDash { end(with: share > 0 ? piece.cut(after: share, at: place) : nil, of: piece) }
      length -= rest
      piece = tail
      piece.beginsAtVertex = false
      index = (index + 1) % dashes.count
      rest = dashes[index]
    }
    rest -= length
    if isDash, length > 0 { run.append(piece) }
  }

  /// Ends a dash with the part of a piece that belongs to it.
  private mutating func end(with last: RimPiece?, of piece: RimPiece) {
    if let last { run.append(last) }
    result.append(run.isEmpty ? .dot(piece.start, heading: piece.startDirection) : .open(run))
    run = []
  }

  mutating func finish(isClosed: Bool) -> [Dash] {
    guard !run.isEmpty else { return result }
    // A dash that runs on over the start of a closed line is one.
    if isClosed, beginsWithDash, case .open(let first)? = result.first {
      result[0] = .open(run + first)
    } else {
      // A dash that is longer than a closed line leaves it closed.
      result.append(isClosed && result.isEmpty && beginsWithDash ? .closed(run) : .open(run))
    }
    return result
  }
}

extension RimPiece {
  /// How long the piece is, in points.
  var length: Double { bow.map { $0.radius * abs($0.sweep) } ?? start.distance(to: end) }

  /// The place at a share of the length.
  func place(at share: Double) -> Point2D {
    guard let bow else { return start.interpolated(to: end, at: share) }
    let (sine, cosine) = Elementary.sineAndCosine(bow.start + bow.sweep * share)
    return bow.center + Vector2D(dx: bow.radius * cosine, dy: bow.radius * sine)
  }
}
