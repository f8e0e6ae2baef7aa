import CoreGraphics
import Foundation

/// One item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Creates a cell in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a cell that an archive holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// The view that what is shown goes into.
  open var contentView: UIView { content }
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }
}
