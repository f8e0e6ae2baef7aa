import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

extension Stage {
  /// What a finger that rests at a point of the window shows in large; nil for nothing.
  public func largeContent(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    viewer(at: point).flatMap { $0.interaction.item(at: $0.place) }
  }

  /// Rests a finger on a point of the window until something is shown in large, and lifts it there;
  /// the answer says whether anything was shown.
  ///
  /// The view under the finger is told that its touch was taken away, as by any gesture: our choice.
  @discardableResult
  public func liftFromLargeContent(at point: CGPoint) -> Bool {
    guard let (interaction, place) = viewer(at: point) else { return false }
    touchDown(at: point)
    cancel()
    interaction.lift(at: place)
    SimulatedClock.endTurn()
    return true
  }

  private func viewer(
    at point: CGPoint
  ) -> (interaction: UILargeContentViewerInteraction, place: CGPoint)? {
    let hit = window.hitTest(point, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      for case let interaction as UILargeContentViewerInteraction in view?.interactions ?? [] {
        let place = view?.convert(point, from: window) ?? point
        if interaction.item(at: place) != nil { return (interaction, place) }
      }
    }
    return nil
  }
}
