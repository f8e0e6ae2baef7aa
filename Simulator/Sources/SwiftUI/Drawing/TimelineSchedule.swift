/// The dates when a timeline view shows anew.
public protocol TimelineSchedule {
  /// The dates in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the system shows anew.
  typealias Mode = TimelineScheduleMode
  /// The dates from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
