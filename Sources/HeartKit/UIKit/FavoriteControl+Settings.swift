#if canImport(UIKit) && !os(watchOS)
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
    /// At once: UIKit tells of its settings on the main thread, where alone they can be read.
    init(_ name: Notification.Name, onChange: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in MainActor.assumeIsolated(onChange)
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
