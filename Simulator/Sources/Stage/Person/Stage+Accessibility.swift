import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
import UIKit

// Assistive technology.
extension Stage {
  /// What assistive technology finds, in the order of reading.
  ///
  /// An element hides what is inside it; what is hidden, clear or hides its elements is passed over;
  /// what is modal hides those beside it. All that is documented. Reading goes from the top down, and
  /// along a line as the language does; that two things are on one line when the middle of one is
  /// within the height of the other is our choice.
  public var accessibleElements: [AccessibleElement] { elements(in: window) }

  /// The element of a label; nil where there is none.
  public func element(_ label: String) -> AccessibleElement? {
    accessibleElements.first { $0.label == label }
  }

  /// Activates an element, as a double tap does while VoiceOver is on.
  ///
  /// What does not activate itself is touched at its activation point.
  public func activate(_ element: AccessibleElement) {
    if !element.responder.accessibilityActivate() {
      tap(at: element.responder.accessibilityActivationPoint)
    }
    SimulatedClock.endTurn()
  }

  /// Activates the element of a label; the answer says whether there is one.
  @discardableResult
  public func activate(_ label: String) -> Bool {
    guard let element = element(label) else { return false }
    activate(element)
    return true
  }

  private func elements(in view: UIView) -> [AccessibleElement] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [AccessibleElement(responder: view)] }
    if let own = view.accessibilityElements {
      return own.flatMap { (one: Any) -> [AccessibleElement] in
        if let inner = one as? UIView { return elements(in: inner) }
        guard let responder = one as? UIResponder, responder.isAccessibilityElement else {
          return []
        }
        return [AccessibleElement(responder: responder)]
      }
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return inReadingOrder((modal.map { [$0] } ?? view.subviews).flatMap { elements(in: $0) })
  }

  private func inReadingOrder(_ elements: [AccessibleElement]) -> [AccessibleElement] {
    let isReversed = window.traitCollection.layoutDirection == .rightToLeft
    var lines: [[AccessibleElement]] = []
    for element in elements.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      if let first = lines.last?.first,
        abs(element.frame.midY - first.frame.midY)
          <= first.frame.height / 2
      {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines.flatMap { line in
      line.sorted { isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }
}
