import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

// The pointer.
extension Stage {
  /// Moves the pointer over the middle of a view.
  public func hover(over view: UIView) { hover(at: middle(of: view)) }

  /// Moves the pointer to a point: the innermost view there that answers to it is told.
  public func hover(at point: CGPoint) {
    let hit = window.hitTest(point, with: nil)
    let interaction = sequence(first: hit, next: { $0?.superview }).lazy
      .compactMap { $0?.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first }.first
    if interaction !== hovered { hovered?.pointerLeft() }
    hovered = interaction
    if let interaction, let view = interaction.view {
      interaction.pointerMoved(to: view.convert(point, from: window))
    }
    SimulatedClock.endTurn()
  }

  /// Takes the pointer away.
  public func leave() {
    hovered?.pointerLeft()
    hovered = nil
    SimulatedClock.endTurn()
  }

  /// How the pointer looks where it is; nil where nobody says.
  public var pointerStyle: UIPointerStyle? { hovered?.style }
}
