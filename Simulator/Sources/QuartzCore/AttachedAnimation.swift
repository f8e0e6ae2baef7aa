/// An animation that runs on a layer.
struct AttachedAnimation {
  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  /// In the layer's time.
  var begin: Double
  let group: CompletionGroup?
  var hasBegun = false
  /// Told to have ended, but kept.
  var hasEnded = false

  /// In the layer's time.
  var end: Double { begin + animation.outerDuration }
}
