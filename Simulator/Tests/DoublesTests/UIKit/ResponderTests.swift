import Stage
import Testing
import UIKit

@MainActor
@Suite("Responders, keys and focus", .serialized)
struct ResponderTests {
  @Test("touches and keys go up the chain until someone has a use for them")
  func chain() {
    let stage = Stage()
    let outer = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    stage.add(outer)
    stage.tap(inner)
    #expect(outer.calls == ["touchesBegan", "touchesEnded"])
    #expect(inner.next === outer)
  }

  @Test("keys go to the focused view, as one press from down to up")
  func focusedKeys() {
    let stage = Stage()
    let view = KeyView()
    stage.add(view)
    stage.press(.space)
    #expect(view.calls == [])
    #expect(stage.focus(view))
    #expect(view.isFocused)
    view.calls = []
    stage.press(.space)
    stage.press(.returnKey)
    #expect(
      view.calls == [
        "pressesBegan  ", "pressesEnded  ", "pressesBegan \r", "pressesEnded \r",
      ])
    #expect(view.codes == [.keyboardSpacebar, .keyboardReturnOrEnter])
  }

  @Test("keys go to the first responder where nothing is focused")
  func firstResponder() {
    let stage = Stage()
    let (first, second) = (KeyView(), KeyView())
    stage.add(first)
    stage.add(second)
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    stage.press(.a)
    #expect(first.codes == [.keyboardA])
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.removeFromSuperview()
    stage.press(.a)
    #expect(second.codes == [])
  }

  @Test("a plain view takes neither keys nor focus")
  func plain() {
    let stage = Stage()
    let view = UIView()
    stage.add(view)
    #expect(!view.becomeFirstResponder())
    #expect(!stage.focus(view))
    #expect(!view.canBecomeFocused)
  }

  @Test("the focus that moves is told to those that it leaves and comes to, once each")
  func focusMoves() {
    let stage = Stage()
    let (first, second) = (KeyView(), KeyView())
    stage.add(first)
    stage.add(second)
    stage.focus(first)
    stage.focus(second)
    #expect(first.calls == ["focus true", "focus false"])
    #expect(second.calls == ["focus true"])
    second.removeFromSuperview()
    #expect(stage.window.hitTest(.zero, with: nil) != nil)
    #expect(!second.isFocused)
  }

  @Test("a key that is held may begin again and again, and a key may be taken away")
  func heldKeys() {
    let stage = Stage()
    let view = KeyView()
    stage.add(view)
    stage.focus(view)
    view.calls = []
    stage.keyDown(.space, repeats: 2)
    stage.cancelKey(.space)
    #expect(
      view.calls == ["pressesBegan  ", "pressesBegan  ", "pressesBegan  ", "pressesCancelled  "])
  }

  @Test("a controller stands between its view and the superview")
  func controller() {
    let stage = Stage()
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    stage.window.rootViewController = controller
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(controller.view.frame == stage.window.bounds)
  }
}

/// A view that takes keys and focus, and writes down what it hears.
@MainActor
private final class KeyView: UIView {
  var calls: [String] = []
  var codes: [UIKeyboardHIDUsage] = []

  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("touchesBegan")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("touchesEnded")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan", presses)
    codes += presses.compactMap { $0.key?.keyCode }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded", presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled", presses)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    calls.append("focus \(context.nextFocusedView === self)")
  }

  private func note(_ call: String, _ presses: Set<UIPress>) {
    for press in presses { calls.append("\(call) \(press.key?.characters ?? "")") }
  }
}
