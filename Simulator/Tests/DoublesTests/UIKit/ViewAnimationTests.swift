import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
@Suite("View animations", .serialized)
struct ViewAnimationTests {
  @Test("outside of an animation a view is there at once")
  func outside() {
    let (stage, view) = scene()
    view.center = CGPoint(x: 50, y: 50)
    view.alpha = 0.5
    stage.layOut()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("inside one it moves from where it was to where it is, and tells when it has arrived")
  func inside() throws {
    let (stage, view) = scene()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 110
    } completion: {
      ends.append($0)
    }
    #expect(view.center.x == 110)
    stage.advance(by: 0.25)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.position.x - 35) < 1e-9)  // a quarter of 100 on from 10, up to rounding
    #expect(ends == [])
    stage.advance(by: 0.76)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("the duration that is inherited is that of the animation around")
  func inherited() {
    #expect(UIView.inheritedAnimationDuration == 0)
    var seen: [Double] = []
    UIView.animate(withDuration: 0.4) {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 2) { seen.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
        seen.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(seen == [0.4, 0.4, 3])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("a layout inside an animation moves too")
  func layout() {
    let (stage, _) = scene()
    let outer = Filler(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    outer.addSubview(inner)
    stage.add(outer)
    UIView.animate(withDuration: 1) {
      outer.frame.size = CGSize(width: 200, height: 200)
      outer.layoutIfNeeded()
    }
    #expect(outer.seenDuration == 1)
    #expect(inner.layer.animation(forKey: "bounds") != nil)
  }

  @Test("without animations nothing moves, and the completion still comes")
  func disabled() {
    let (stage, view) = scene()
    var ends: [Bool] = []
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(view.layer.animationKeys() == nil)
    #expect(ends == [])
    stage.advance(frames: 1)
    #expect(ends == [true])
  }

  @Test("no time is no move")
  func noTime() {
    let (_, view) = scene()
    UIView.animate(withDuration: 0) { view.alpha = 0.5 }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("before its delay is over a view is seen where it was")
  func delay() throws {
    let (stage, view) = scene()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 110 }
    stage.advance(by: 0.5)
    #expect(try #require(view.layer.presentation()).position.x == 10)
    stage.advance(by: 1)
    let x = try #require(view.layer.presentation()).position.x
    #expect(abs(x - 60) < 1e-9)  // half of 100 on from 10, up to rounding
  }

  @Test("an animation that is taken over tells that it did not finish")
  func takenOver() {
    let (stage, view) = scene()
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 110 }, completion: { ends.append("1 \($0)") })
    stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 10 }, completion: { ends.append("2 \($0)") })
    stage.advance(by: 2)
    #expect(ends == ["1 false", "2 true"])
  }

  private func scene() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.add(view)
    return (stage, view)
  }
}

/// A view whose views fill it.
@MainActor
private final class Filler: UIView {
  var seenDuration = 0.0

  override func layoutSubviews() {
    super.layoutSubviews()
    seenDuration = UIView.inheritedAnimationDuration
    for view in subviews { view.frame = bounds }
  }
}
