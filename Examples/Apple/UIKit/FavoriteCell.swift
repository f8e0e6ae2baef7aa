#if canImport(UIKit) && !os(watchOS)
  import HeartKit
  import UIKit

  /// A row with a name and a favorite button.
  final class FavoriteCell: UITableViewCell {
    static let identifier = "Favorite"

    /// What to do when the person taps the button; the argument is the new state.
    var onChange: ((Bool) -> Void)?

    let favorite = FavoriteControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private let name = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      favorite.style = .burst
      favorite.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          onChange?(favorite.isSelected)
        }, for: .valueChanged)
      accessoryView = favorite
      contentView.addSubview(name)
    }

    required init?(coder: NSCoder) {
      fatalError("This cell is made in code")
    }

    /// Shows an item, silently and at once: what ran for the item before is over.
    func show(_ item: String, isFavorite: Bool) {
      name.text = item
      favorite.accessibilityLabel = "Favorite \(item)"
      favorite.rebind(isSelected: isFavorite)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      onChange = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      name.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
  }
#endif
