/// A view that shows anew at scheduled dates.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// The date that brought the content about.
    public let date: Date
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What a timeline view's content is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, EvaluatedView where Content: View {
  /// Creates a view of a closure that makes its content.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    guard let schedule = schedule as? AnimationTimelineSchedule else {
      fatalError("The simulation plays the frames of an animation only")
    }
    let date = context.host.date(at: context.path, isPaused: schedule.isPaused)
    let children = context.child("frame").evaluate(content(TimelineViewDefaultContext(date: date)))
    return [
      ViewNode(
        .timeline(isPaused: schedule.isPaused), size: ViewNode.size(of: children),
        children: children)
    ]
  }
}
