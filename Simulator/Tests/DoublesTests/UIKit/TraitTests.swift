import Stage
import Testing
import UIKit

@MainActor
@Suite("Traits and tints", .serialized)
struct TraitTests {
  @Test("joined traits take the later one, and what nobody says stays unspecified")
  func joining() {
    let both = UITraitCollection(
      traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        UITraitCollection(userInterfaceStyle: .light),
      ])
    #expect(both.userInterfaceStyle == .light)
    #expect(both.displayScale == 3)
    #expect(both.layoutDirection == .unspecified)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("style and contrast change colors, scale and direction do not")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(comparedTo: nil))
    #expect(!UITraitCollection(displayScale: 3).hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
  }

  @Test("current traits are put back after they were others for a while")
  func current() {
    _ = Stage()
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test("a change is told once, with the traits before, and current ones are set")
  func change() {
    let stage = Stage()
    let view = Recorder()
    stage.add(view)
    view.forget()
    stage.setDarkMode(true)
    #expect(view.calls == ["traits 1"])
    #expect(view.currentStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    stage.setDarkMode(true)
    #expect(view.calls == ["traits 1"])
  }

  @Test("an override holds here and inside, whatever is around")
  func override() {
    let stage = Stage()
    let (outer, inner) = (UIView(), Recorder())
    outer.addSubview(inner)
    stage.add(outer)
    inner.forget()
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.calls == ["traits 1"])
    stage.setDarkMode(true)
    #expect(inner.calls == ["traits 1"])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.calls == ["traits 1"])
  }

  @Test("a view that comes under other traits is told")
  func arriving() {
    let stage = Stage()
    stage.setDarkMode(true)
    let view = Recorder()
    stage.add(view)
    #expect(view.calls.contains("traits 1"))
    #expect(view.currentStyle == .dark)
  }

  @Test("the layer's scale follows the display")
  func scale() {
    let stage = Stage(scale: 3)
    let view = UIView()
    stage.add(view)
    #expect(view.layer.contentsScale == 3)
    stage.setScale(1)
    #expect(view.layer.contentsScale == 1)
  }

  @Test("a tint is inherited, and its change is told to those whose it is")
  func tint() {
    let stage = Stage()
    let (outer, inner, own) = (Recorder(), Recorder(), Recorder())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .red
    stage.add(outer)
    #expect(inner.tintColor == .systemBlue)
    [outer, inner, own].forEach { $0.forget() }
    outer.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(own.tintColor == .red)
    #expect(outer.calls == ["tint"] && inner.calls == ["tint"] && own.calls == [])
    outer.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test("a dimmed tint has no color")
  func dimmed() {
    let stage = Stage()
    let (outer, inner) = (UIView(), Recorder())
    outer.addSubview(inner)
    stage.add(outer)
    inner.tintColor = .red
    inner.forget()
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.calls == ["tint"])
    let parts = inner.tintColor.cgColor.components ?? []
    #expect(parts[0] == parts[1] && parts[1] == parts[2])
    outer.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }
}
