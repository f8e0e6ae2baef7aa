#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import QuartzCore
  import UIKit

  extension FavoriteControl {
    /// Passes an event to the model, and follows what comes of it.
    func send(_ event: FavoriteEvent) {
      let now = CACurrentMediaTime()
      var notices = model.handle(event, at: now)
      if window == nil, model.isMoving(at: now) {
        // Nobody can see it, and nothing would ever call for its end.
        notices.settled = model.handle(.hide, at: now).settled ?? notices.settled
      }
      follow(notices, at: now)
    }

    /// Shows a frame of a motion.
    func showFrame(at time: CFTimeInterval) {
      follow(model.advance(to: time), at: time)
    }

    /// Shows what is, calls for frames while that moves, and tells what happened.
    ///
    /// It tells last: whoever listens finds everything as it will be, and may change it.
    private func follow(_ notices: FavoriteNotices, at time: CFTimeInterval) {
      if super.isSelected != model.isSelected { super.isSelected = model.isSelected }
      show(at: time)
      frames.isRunning = model.isMoving(at: time)
      if let settlement = notices.settled { onSettled?(settlement) }
      if notices.changed != nil {
        if hapticsEnabled { haptics.impactOccurred() }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }
#endif
