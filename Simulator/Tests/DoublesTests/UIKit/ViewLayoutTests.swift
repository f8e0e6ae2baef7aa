import Stage
import Testing
import UIKit

@MainActor
@Suite("View layout", .serialized)
struct ViewLayoutTests {
  @Test("a layout that is asked for happens once, at the end of the turn")
  func once() {
    let stage = Stage()
    let view = Recorder()
    stage.add(view)
    view.forget()
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.calls == [])
    stage.layOut()
    #expect(view.calls == ["layout"])
    stage.layOut()
    #expect(view.calls == ["layout"])
  }

  @Test("layoutIfNeeded lays out at once, and only what needs it")
  func atOnce() {
    let stage = Stage()
    let view = Recorder()
    stage.add(view)
    view.forget()
    view.layoutIfNeeded()
    #expect(view.calls == [])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["layout"])
  }

  @Test("another size asks for a layout, another place does not")
  func size() {
    let stage = Stage()
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.add(view)
    view.forget()
    view.center = CGPoint(x: 50, y: 50)
    stage.layOut()
    #expect(view.calls == [])
    view.frame.size.width = 20
    stage.layOut()
    #expect(view.calls == ["layout"])
  }

  @Test("a view in no window is laid out when it is asked to, or comes into one")
  func detached() {
    let stage = Stage()
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.layOut()
    #expect(view.calls == [])
    view.layoutIfNeeded()
    #expect(view.calls == ["layout"])
    view.forget()
    view.setNeedsLayout()
    stage.layOut()
    #expect(view.calls == [])
    stage.add(view)
    #expect(view.calls.filter { $0 == "layout" }.count == 1)
  }

  @Test("frame, bounds and center are one geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("points are converted through superviews, transforms and scrolled bounds")
  func conversion() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.addSubview(inner)
    stage.add(outer)
    let point = inner.convert(CGPoint(x: 0, y: 0), to: nil)
    #expect(point == CGPoint(x: 25, y: 35))
    #expect(inner.convert(point, from: nil) == .zero)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test("what is hidden, clear, closed to touches or outside is not hit")
  func hits() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let low = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let high = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.addSubview(low)
    view.addSubview(high)
    stage.add(view)
    let point = CGPoint(x: 20, y: 20)
    #expect(view.hitTest(point, with: nil) === high)
    high.isHidden = true
    #expect(view.hitTest(point, with: nil) === low)
    high.isHidden = false
    high.alpha = 0.009
    #expect(view.hitTest(point, with: nil) === low)
    high.alpha = 0.01
    #expect(view.hitTest(point, with: nil) === high)
    high.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) === low)
    #expect(view.hitTest(CGPoint(x: 70, y: 70), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 170, y: 70), with: nil) == nil)
  }

  @Test("what sticks out of its superview is not hit there")
  func stickingOut() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    stage.add(outer)
    #expect(stage.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
    #expect(stage.window.hitTest(CGPoint(x: 40, y: 40), with: nil) === stage.window)
  }

  @Test("sizes of their own are none unless overridden, and fitting keeps what there is")
  func intrinsic() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("the mask keeps edges in place")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test("the direction follows the traits, unless the content has one of its own")
  func direction() {
    let stage = Stage()
    let view = UIView()
    stage.add(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    stage.setRightToLeft(true)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    stage.setRightToLeft(false)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
