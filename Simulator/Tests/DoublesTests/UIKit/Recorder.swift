import UIKit

/// A view that writes down what it hears.
@MainActor
class Recorder: UIView {
  var calls: [String] = []
  var currentStyle = UIUserInterfaceStyle.unspecified

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append("willMoveToSuperview")
  }

  override func didMoveToSuperview() { calls.append("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMoveToWindow") }

  override func didMoveToWindow() { calls.append("didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }

  override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
    currentStyle = UITraitCollection.current.userInterfaceStyle
  }

  override func tintColorDidChange() { calls.append("tint") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("traits \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
    currentStyle = UITraitCollection.current.userInterfaceStyle
  }

  func forget() { calls = [] }
}
