import CoreGraphics
import Foundation

/// Places the items of a collection; the one kind that is modelled is the flow.
@MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?

  /// Creates a layout that places nothing.
  public override init() { super.init() }

  /// The collection that it places the items of.
  open var collectionView: UICollectionView? { owner }
  /// Has the items placed anew.
  open func invalidateLayout() { owner?.setNeedsLayout() }

  func frames(of counts: [Int], in width: CGFloat) -> (frames: [[CGRect]], height: CGFloat) {
    (counts.map { Array(repeating: .zero, count: $0) }, 0)
  }
}
