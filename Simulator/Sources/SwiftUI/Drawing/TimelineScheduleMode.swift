/// How often the system shows a timeline anew.
public enum TimelineScheduleMode: Sendable {
  /// As scheduled.
  case normal
  /// Less often.
  case lowFrequency
}
