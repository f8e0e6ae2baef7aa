#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import QuartzCore
  import UIKit

  extension FavoriteControl {
    /// Passes an event to the model, and follows what comes of it.
    func send(_ event: FavoriteEvent) {
      let now = CACurrentMediaTime()
      follow(model.handle(event, at: now), at: now)
      if window == nil, model.isMoving(at: now) {
        // Nobody sees it, and no frame would ever be its last.
        follow(model.handle(.hide, at: now), at: now)
      }
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
      frames.isRunning = window != nil && model.isMoving(at: time)
      if let settlement = notices.settled { onSettled?(settlement) }
      // Whoever heard of the settlement may have set the state back: then nothing has changed.
      if let state = notices.changed, state == model.isSelected {
        if hapticsEnabled { haptics.impactOccurred() }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }
#endif
