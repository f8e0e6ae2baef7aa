import CoreGraphics
import Foundation
@_spi(Simulation) public import UIKit

extension Stage {
  /// What a finger that rests at a point of the window shows in large; nil for nothing.
  public func largeContent(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    let hit = window.hitTest(point, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      for case let interaction as UILargeContentViewerInteraction in view?.interactions ?? [] {
        let place = view?.convert(point, from: window) ?? point
        if let item = interaction.item(at: place) { return item }
      }
    }
    return nil
  }
}
