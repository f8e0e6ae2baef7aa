/// Every frame of the display, until it is paused.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let isPaused: Bool

  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }

  /// The simulation's host plays the frames itself.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame of the display, until it is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
