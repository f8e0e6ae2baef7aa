/// A stretch of time in which nothing appears, goes, jumps or turns a corner.
struct MotionPiece {
  /// The instants that were looked at, in seconds from the start of the file.
  ///
  /// At least two; the first and the last are the piece's ends.
  var times: [Double]
  /// What there was; at the ends, what there is just inside.
  var states: [StageState]
  /// Whether it is a hold, in which nothing moves.
  var holds = false

  var start: Double { times[0] }
  var end: Double { times[times.count - 1] }
  /// A time in the midst of it.
  var middle: Double { (start + end) / 2 }
  /// One channel of a layer that is not there.
  var absence: TrackFitter.Run {
    TrackFitter.Run(times: times, values: times.map { _ in [0] }, holds: holds)
  }
}
