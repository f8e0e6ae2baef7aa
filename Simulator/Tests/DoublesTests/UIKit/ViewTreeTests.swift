import Stage
import Testing
import UIKit

@MainActor
@Suite("View trees", .serialized)
struct ViewTreeTests {
  @Test("a view that comes and goes hears of its window before and after")
  func comingAndGoing() {
    let stage = Stage()
    let view = Recorder()
    stage.window.addSubview(view)
    #expect(
      view.calls == [
        "willMoveToWindow", "willMoveToSuperview", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(view.superview === stage.window && view.window === stage.window)
    view.forget()
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "willMoveToWindow", "willMoveToSuperview", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(view.superview == nil && view.window == nil)
  }

  @Test("moving within a window does not tell of the window")
  func movingWithin() {
    let stage = Stage()
    let (first, second, view) = (Recorder(), Recorder(), Recorder())
    stage.add(first)
    stage.add(second)
    first.addSubview(view)
    [first, second, view].forEach { $0.forget() }
    second.addSubview(view)
    #expect(view.calls == ["willMoveToSuperview", "didMoveToSuperview"])
    #expect(first.calls == ["willRemove"])
    #expect(second.calls == ["didAdd"])
    #expect(first.subviews.isEmpty)
  }

  @Test("those inside hear of the window too, though their superview stays")
  func inner() {
    let stage = Stage()
    let (outer, inner) = (UIView(), Recorder())
    outer.addSubview(inner)
    inner.forget()
    stage.window.addSubview(outer)
    #expect(inner.calls == ["willMoveToWindow", "didMoveToWindow"])
    #expect(inner.window === stage.window)
  }

  @Test("views and their layers are in the same order, and foreign layers keep their places")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews == [views[0], views[3], views[1], views[2]])
    parent.sendSubviewToBack(views[1])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("a view is found by its number, and is its own descendant")
  func finding() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test("nobody keeps a view but its superview")
  func release() {
    let stage = Stage()
    weak var left: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.add(view)
      stage.tap(view)
      left = view
      view.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    #expect(left == nil)
  }
}
