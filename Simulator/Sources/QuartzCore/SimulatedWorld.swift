/// All that the model keeps beside the layers themselves.
///
/// Core Animation's own classes belong to no actor, but this model has one time for all: it is
/// for the main actor.
final class SimulatedWorld {
  /// Where the clock starts: not at 0, so that nobody takes a missing time for a beginning.
  static let start = 1000.0

  var now = start
  var framesPerSecond = 60.0
  /// Frames are counted from here.
  var frameOrigin = start
  var isSuspended = false
  var isAdvancing = false
  var links: [CADisplayLink] = []
  var timers: [SimulatedTimer] = []
  var timerCount = 0
  var turnObservers: [() -> Void] = []

  var transactions: [Transaction] = []
  var commitCount = 0
  var animatedLayers: [WeakLayer] = []
  var layersToLayOut: [WeakLayer] = []
  var layersToDisplay: [WeakLayer] = []

  var layersCreated = 0
  var layersAlive = 0
  var linksCreated = 0

  nonisolated(unsafe) private static var shared = SimulatedWorld()

  static var current: SimulatedWorld {
    MainActor.preconditionIsolated("The model of Core Animation runs on the main actor only.")
    return shared
  }

  static func reset() { shared = SimulatedWorld() }
}

/// A layer, as long as someone else keeps it.
struct WeakLayer {
  weak var layer: CALayer?
}

/// Something to be done at a time.
struct SimulatedTimer {
  let due: Double
  let number: Int
  let body: () -> Void
}
