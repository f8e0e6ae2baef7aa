import HeartCore

/// Writes one storyboard as a Lottie file.
struct LottieWriter: Sendable {
  let document: LottieDocument
  let motion: FittedMotion
  let images: [LottieImage]
  let timeline: LottieTimeline
  /// The digits after the point of a length.
  let places: Int
  /// The icon's longer side, in points of the canvas.
  let size: Double

  init(document: LottieDocument, motion: FittedMotion, images: [LottieImage]) {
    self.document = document
    self.motion = motion
    self.images = images
    timeline = LottieTimeline(motion.storyboard, rate: document.frameRate)
    let story = motion.storyboard
    let rest = story.look.icon.zoom(
      in: story.slot, placement: story.look.placement, heartSize: story.look.heartSize)
    size = story.look.icon.frame.longerSide * (rest?.scale ?? 1)
    places = Self.places(for: size)
  }

  var file: JSONValue {
    let timing: JSONValue = [
      "v": "5.7.0", "nm": .text(document.title), "fr": .number(document.frameRate), "ip": 0,
      "op": .number(timeline.end), "w": .number(document.width), "h": .number(document.height),
    ]
    return timing.with(["assets": assets, "layers": .list(layers), "markers": markers])
  }

  private var markers: JSONValue {
    .list(
      timeline.markers.map {
        ["cm": .text($0.name), "tm": .number($0.start), "dr": .number($0.length)]
      })
  }

  /// A length, in points.
  func length(_ points: Double) -> JSONValue { .number(points, places: places) }

  /// A length that is fitted, in points; a digit less, which is still far below the fit's bound.
  func roughLength(_ points: Double) -> JSONValue { .number(points, places: max(0, places - 1)) }

  /// A displacement, in points.
  func pair(_ vector: Vector2D) -> JSONValue { [length(vector.dx), length(vector.dy)] }

  /// How far the curves of an arc may stray from it, in points.
  ///
  /// What is left of a hundredth of a point, or of 1/10,000 of the size, after rounding.
  var tolerance: Double { min(0.009, 0.9e-4 * size) }

  /// The digits that put a rounded place within 1.9e-5 of a size: three for 27 points to 263.
  private static func places(for size: Double) -> Int {
    var places = 0
    var step = 0.5
    while step > 1.9e-5 * size, places < 9 {
      step /= 10
      places += 1
    }
    return places
  }
}
