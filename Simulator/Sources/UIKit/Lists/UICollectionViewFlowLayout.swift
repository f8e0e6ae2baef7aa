import CoreGraphics
import Foundation

/// Places items in lines, as many as fit, and spreads them over the line; it moves up and down only.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  override func frames(of counts: [Int], in width: CGFloat) -> (frames: [[CGRect]], height: CGFloat)
  {
    let room = width - sectionInset.left - sectionInset.right
    let perLine = max(
      1, Int((room + minimumInteritemSpacing) / (itemSize.width + minimumInteritemSpacing)))
    let spread =
      perLine > 1 ? (room - CGFloat(perLine) * itemSize.width) / CGFloat(perLine - 1) : 0
    var y: CGFloat = 0
    var frames: [[CGRect]] = []
    for count in counts {
      y += sectionInset.top
      frames.append(
        (0..<count).map { index in
          CGRect(
            x: sectionInset.left + CGFloat(index % perLine) * (itemSize.width + spread),
            y: y + CGFloat(index / perLine) * (itemSize.height + minimumLineSpacing),
            width: itemSize.width, height: itemSize.height)
        })
      let lines = CGFloat((count + perLine - 1) / perLine)
      if lines > 0 { y += lines * itemSize.height + (lines - 1) * minimumLineSpacing }
      y += sectionInset.bottom
    }
    return (frames, y)
  }
}
