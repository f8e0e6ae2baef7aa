import CoreGraphics
import Foundation

/// One row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// What a cell has from the start; here nothing but the content view in any case.
  public enum CellStyle: Int, Sendable {
    /// An image and a line.
    case `default` = 0
    /// Two lines side by side.
    case value1 = 1
    /// Two lines side by side, the second one colored.
    case value2 = 2
    /// Two lines, one below the other.
    case subtitle = 3
  }

  private let name: String?
  private let content = UIView()

  /// Creates a cell, by which it can be used again.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    // What Apple documents for a cell without a table: as wide as a telephone once was.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// Creates a cell in a frame, which is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of whatever class was registered.
  @_spi(Simulation) public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell that an archive holds.
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
    addContent()
  }

  /// By which name it is used again.
  open var reuseIdentifier: String? { name }
  /// The view that what is shown goes into.
  open var contentView: UIView { content }
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// What is at its end, beside the content.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// Hears that it is about to be used again.
  open func prepareForReuse() {}

  /// Gives the content the room that the accessory leaves; where it stands is our choice.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isReversed ? 16 : bounds.width - 16 - size.width
      accessoryView.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      area.size.width -= size.width + 24
      if isReversed { area.origin.x += size.width + 24 }
    }
    content.frame = area
  }

  private func addContent() {
    content.frame = bounds
    insertSubview(content, at: 0)
  }
}
