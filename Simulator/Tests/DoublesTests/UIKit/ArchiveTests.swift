import Stage
import Testing
import UIKit

@MainActor
@Suite("Archives of views", .serialized)
struct ArchiveTests {
  @Test("a view comes back with its place, its looks, and the views inside")
  func view() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .label
    view.tintColor = .red
    view.alpha = 0.5
    view.tag = 3
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.contentMode = .redraw
    view.restorationIdentifier = "heart"
    view.semanticContentAttribute = .spatial
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Hello"
    view.addSubview(label)
    let copy = try stage.archived(view)
    #expect(copy.frame == view.frame)
    #expect(copy.backgroundColor == .label && copy.tintColor == .red)
    #expect(copy.alpha == 0.5 && copy.tag == 3 && copy.clipsToBounds)
    #expect(!copy.isUserInteractionEnabled && copy.contentMode == .redraw)
    #expect(copy.restorationIdentifier == "heart")
    #expect(copy.semanticContentAttribute == .spatial)
    #expect((copy.subviews.first as? UILabel)?.text == "Hello")
    #expect(copy.subviews.first?.frame == label.frame)
  }

  @Test("a transform comes back apart from the size")
  func transform() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 1)
    let copy = try stage.archived(view)
    #expect(copy.transform == view.transform)
    #expect(copy.bounds == view.bounds && copy.center == view.center)
  }

  @Test("a control comes back in its state")
  func control() throws {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    control.isSelected = true
    control.isEnabled = false
    #expect(try stage.archived(control).state == [.selected, .disabled])
    #expect(try stage.archived(UIControl()).isEnabled)
  }
}
