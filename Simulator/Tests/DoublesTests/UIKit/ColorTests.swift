import Foundation
import Stage
import Testing
import UIKit

@MainActor
@Suite("Colors", .serialized)
struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("components are those that were given")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed)
  }

  @Test("a hue turns round the six corners", arguments: 0..<6)
  func hue(sixth: Int) {
    let corners: [[Double]] = [
      [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1],
    ]
    let color = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
    for (part, wanted) in zip(color.cgColor.components ?? [], corners[sixth]) {
      #expect(abs(Double(part) - wanted) < 1e-12)  // a sixth is rounded
    }
  }

  @Test("a dynamic color asks anew under each traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
    var seen: CGColor?
    dark.performAsCurrent { seen = color.cgColor }
    #expect(seen == UIColor.white.cgColor)
    #expect(color.cgColor == UIColor.black.cgColor)
    let half = color.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test("system colors follow light and dark, and are equal to themselves")
  func system() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.systemBackground)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test("the tint color is that of the view it is resolved for")
  func tint() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    outer.tintColor = .green
    outer.addSubview(inner)
    stage.add(outer)
    #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == .green)
  }

  @Test("fixed and system colors come back from an archive")
  func archive() throws {
    for color in [UIColor.red, .label, .tintColor, UIColor(white: 0.5, alpha: 0.25)] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: true)
      let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(copy == color)
    }
  }

  @Test("a background follows the traits")
  func background() {
    let stage = Stage()
    let view = UIView()
    view.backgroundColor = .systemBackground
    stage.add(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    stage.setDarkMode(true)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor == .systemBackground)
  }
}
