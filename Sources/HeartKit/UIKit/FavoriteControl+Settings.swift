#if canImport(UIKit) && !os(watchOS)
  import Dispatch
  import Foundation
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Takes up the person's settings, and listens for their changes.
    func arrive() {
      settings = [
        SettingObserver(UIAccessibility.reduceMotionStatusDidChangeNotification) {
          [weak self] in self?.followMotionSetting()
        },
        SettingObserver(UIAccessibility.differentiateWithoutColorDidChangeNotification) {
          [weak self] in self?.setNeedsLayout()
        },
      ]
      followMotionSetting()
      setNeedsLayout()
    }

    /// Is at its end at once: nobody sees it any more.
    func leave() {
      settings = []
      heldPress = nil
      takenPresses = []
      send(.hide)
    }

    /// Moves as ``motion`` and the person want.
    func followMotionSetting() {
      send(.setReducesMotion(motion.isReduced(bySystem: UIAccessibility.isReduceMotionEnabled)))
    }
  }

  /// Hears of one of the person's settings for as long as it is kept.
  final class SettingObserver {
    private let token: any NSObjectProtocol

    /// Calls back whenever a setting changes.
    ///
    /// At once where UIKit tells of it, which is where the main queue's work is done; from anywhere
    /// else, in a turn of the main queue to come.
    init(_ name: Notification.Name, onChange: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in
        if MainQueue.isCurrent {
          MainActor.assumeIsolated(onChange)
        } else {
          Task { @MainActor in onChange() }
        }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// The queue of the main actor.
  private enum MainQueue {
    /// Whether the work that asks is the queue's.
    ///
    /// Not which thread it is on: where no main thread waits for the queue's work, as under a test
    /// runner that is asynchronous, any thread may do it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  }
#endif
