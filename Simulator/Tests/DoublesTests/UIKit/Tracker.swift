import UIKit

/// A control that writes down how it is asked to follow a finger.
@MainActor
final class Tracker: UIControl {
  var calls: [String] = []
  var answers = (begin: true, proceed: true)
  var margin: CGFloat = 0
  var writesSending = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return answers.begin
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return answers.proceed
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }

  override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }

  override func sendAction(_ action: UIAction) {
    if writesSending { calls.append("send") }
    super.sendAction(action)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}
