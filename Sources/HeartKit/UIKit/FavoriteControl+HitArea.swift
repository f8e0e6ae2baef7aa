#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Whether a touch at a place is the button's.
    ///
    /// Beyond its bounds the button gives way: to another favorite control whose middle is nearer,
    /// and to any other control that is seen there.
    func claims(_ place: Point2D) -> Bool {
      guard hitArea.contains(place) else { return false }
      return Box(bounds).contains(place) || !hasRival(at: place)
    }

    /// Where a touch can be the button's, in its own points.
    var hitArea: HitArea { HitArea(of: Box(bounds)) }

    /// Whether another control has a better claim to a place outside the bounds.
    ///
    /// Looked for as UIKit looks for what is touched, beside the button and within what is beside
    /// it. Farther away there is none: what the button is in would keep the touch.
    private func hasRival(at place: Point2D) -> Bool {
      superview?.subviews.contains { $0 !== self && isRivaled(by: $0, at: place) } ?? false
    }

    private func isRivaled(by view: UIView, at place: Point2D) -> Bool {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return false }
      if let other = view as? FavoriteControl {
        let area = HitArea(of: Box(convert(other.bounds, from: other)))
        return hitArea.givesWay(to: area, at: place)
      }
      // The bounds, and not what the view itself would answer: it might ask this button in turn.
      guard view.bounds.contains(view.convert(CGPoint(place), from: self)) else { return false }
      if view is UIControl, !isInFront(of: view) { return true }
      return view.subviews.contains { isRivaled(by: $0, at: place) }
    }

    /// Whether a control holds the button's middle: a card that can be touched as a whole.
    private func isInFront(of view: UIView) -> Bool {
      view.bounds.contains(view.convert(CGPoint(hitArea.box.center), from: self))
    }
  }

  extension Point2D {
    /// The same place for the core.
    init(_ point: CGPoint) {
      self.init(x: point.x, y: point.y)
    }
  }
#endif
