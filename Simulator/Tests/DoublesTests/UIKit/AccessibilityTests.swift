import Foundation
import Stage
import Testing
import UIKit

@MainActor
@Suite("Accessibility", .serialized)
struct AccessibilityTests {
  @Test("a plain view is no element, a label is one of text")
  func elements() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    stage.add(label)
    stage.add(UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10)))
    #expect(stage.accessibleElements.map(\.label) == ["Hello"])
    #expect(stage.element("Hello")?.traits == .staticText)
  }

  @Test("what is set comes back, the frame is the screen's")
  func values() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = element("Heart", CGRect(x: 5, y: 5, width: 20, height: 20))
    view.accessibilityValue = "On"
    view.accessibilityHint = "Turns it off."
    view.accessibilityTraits = [.button, .selected]
    outer.addSubview(view)
    stage.add(outer)
    let found = stage.element("Heart")
    #expect(found?.value == "On")
    #expect(found?.hint == "Turns it off.")
    #expect(found?.traits.contains(.selected) == true)
    #expect(found?.frame == CGRect(x: 15, y: 25, width: 20, height: 20))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 35))
    #expect(view.accessibilityUserInputLabels == ["Heart"])
  }

  @Test("reading goes along lines and down, and turns round with the language")
  func order() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    stage.add(element("c", CGRect(x: 0, y: 100, width: 20, height: 20)))
    stage.add(element("b", CGRect(x: 100, y: 4, width: 20, height: 20)))
    stage.add(element("a", CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(stage.accessibleElements.map(\.label) == ["a", "b", "c"])
    stage.setRightToLeft(true)
    #expect(stage.accessibleElements.map(\.label) == ["b", "a", "c"])
  }

  @Test("an element hides what is inside it; hidden, clear and covered things are passed over")
  func hiding() {
    let stage = Stage()
    let outer = element("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(element("inner", CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.add(outer)
    #expect(stage.accessibleElements.map(\.label) == ["outer"])
    outer.isAccessibilityElement = false
    #expect(stage.accessibleElements.map(\.label) == ["inner"])
    outer.accessibilityElementsHidden = true
    #expect(stage.accessibleElements.isEmpty)
    outer.accessibilityElementsHidden = false
    outer.alpha = 0
    #expect(stage.accessibleElements.isEmpty)
    outer.alpha = 1
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sheet.accessibilityViewIsModal = true
    sheet.addSubview(element("sheet", CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.add(sheet)
    #expect(stage.accessibleElements.map(\.label) == ["sheet"])
  }

  @Test("what does not activate itself is touched at its activation point")
  func activation() {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    control.isAccessibilityElement = true
    control.accessibilityLabel = "Heart"
    let log = EventLog(control)
    stage.add(control)
    #expect(stage.activate("Heart"))
    #expect(log.names == ["down", "upInside"])
    #expect(!stage.activate("Star"))
  }

  @Test("a change of settings is posted once")
  func settings() {
    let stage = Stage()
    var posted: [Notification.Name] = []
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    stage.setReduceMotion(true)
    stage.setReduceMotion(true)
    stage.setDifferentiateWithoutColor(true)
    stage.setIncreaseContrast(true)
    #expect(posted == names)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(stage.window.traitCollection.accessibilityContrast == .high)
    _ = Stage()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(posted == names)
  }

  @Test("what is told to assistive technology is written down")
  func announcements() {
    let stage = Stage()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(stage.announcements == ["Saved"])
  }

  @Test("large content is shown where text is large, by views that have some")
  func largeContent() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Heart"
    stage.add(view)
    #expect(stage.largeContent(at: CGPoint(x: 5, y: 5)) == nil)
    stage.setTextSize(.accessibilityMedium)
    #expect(stage.largeContent(at: CGPoint(x: 5, y: 5))?.largeContentTitle == "Heart")
    view.showsLargeContentViewer = false
    #expect(stage.largeContent(at: CGPoint(x: 5, y: 5)) == nil)
  }

  private func element(_ label: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }
}
