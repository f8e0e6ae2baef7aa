/// How a thing's own time runs within its holder's.
public protocol CAMediaTiming {
  /// When it begins, in the time of what holds it.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs.
  var speed: Float { get set }
  /// What is added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 counts as once.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backward after it has run forward.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}
