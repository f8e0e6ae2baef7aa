import Stage
import Testing
import UIKit

@MainActor
@Suite("The pointer", .serialized)
struct PointerTests {
  @Test("the delegate hears of coming and going once each, and gives the look")
  func hover() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    stage.add(view)
    #expect(interaction.view === view)
    stage.hover(over: view)
    stage.hover(at: CGPoint(x: 20, y: 20))
    #expect(delegate.calls == ["style", "enter", "animation"])
    #expect(stage.pointerStyle != nil)
    stage.hover(at: CGPoint(x: 90, y: 90))
    #expect(delegate.calls == ["style", "enter", "animation", "exit"])
    #expect(stage.pointerStyle == nil)
    stage.hover(over: view)
    stage.leave()
    #expect(delegate.calls.last == "exit")
  }

  @Test("an interaction that is turned off or taken away lets the pointer go")
  func off() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    stage.add(view)
    stage.hover(over: view)
    interaction.isEnabled = false
    #expect(delegate.calls.last == "exit")
    interaction.isEnabled = true
    stage.hover(over: view)
    view.removeInteraction(interaction)
    #expect(delegate.calls.filter { $0 == "exit" }.count == 2)
    #expect(interaction.view == nil)
  }

  @Test("an interaction answers in one view at a time")
  func oneView() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIPointerInteraction(delegate: nil)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(interaction.view === second)
  }
}

/// Says how the pointer looks, and writes down what it hears.
@MainActor
private final class Delegate: NSObject, UIPointerInteractionDelegate {
  var calls: [String] = []

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    calls.append("style")
    guard let view = interaction.view else { return nil }
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    calls.append("enter")
    animator.addAnimations { [weak self] in self?.calls.append("animation") }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { calls.append("exit") }
}
