import Foundation

// How views come and go. The order of the notices is the documented one as far as there is one: who
// is about to move hears first of the window, then of the superview; afterward likewise.
extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      fatalError("A view can not be put inside itself.")
    }
    if view.superview === self {
      tree.subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    let isNewWindow = view.window !== window
    if isNewWindow { view.announceMove(to: window) }
    view.willMove(toSuperview: self)
    view.detachFromSuperview()
    view.tree.superview = self
    place(view, at: index)
    if isNewWindow { view.adopt(window) }
    didAddSubview(view)
    if isNewWindow { view.announceWindow() }
    view.didMoveToSuperview()
    setNeedsLayout()
    if window != nil { view.askAgain() }
    view.spreadAppearance()
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    if hadWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    detachFromSuperview()
    if hadWindow {
      adopt(nil)
      announceWindow()
    }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  func place(of sibling: UIView, leaving view: UIView) -> Int {
    guard let index = subviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      fatalError("The view to go beside is not inside this one.")
    }
    return index
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    tree.subviews.removeAll { $0 === view }
    place(view, at: toFront ? subviews.count : 0)
  }

  private func place(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), tree.subviews.count)
    // Layers that are nobody's view keep their places: the view's layer goes just above the layer
    // of the view below it, or below that of the view above it.
    if index > 0 {
      layer.insertSublayer(view.layer, above: tree.subviews[index - 1].layer)
    } else if let above = tree.subviews.first {
      layer.insertSublayer(view.layer, below: above.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    tree.subviews.insert(view, at: index)
  }

  private func detachFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.tree.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    tree.superview = nil
  }

  private func announceMove(to window: UIWindow?) {
    self.window?.leave(self)
    willMove(toWindow: window)
    for view in subviews { view.announceMove(to: window) }
  }

  private func adopt(_ window: UIWindow?) {
    tree.window = window
    for view in subviews { view.adopt(window) }
  }

  private func announceWindow() {
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }
}
