#if canImport(UIKit) && !os(watchOS)
  import HeartKit
  import UIKit

  /// A row with a name and a favorite button.
  final class FavoriteCell: UITableViewCell {
    static let identifier = "Favorite"

    /// What to do when the person taps the button; the argument is the new state.
    var onChange: ((Bool) -> Void)?

    private let favorite = FavoriteControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      favorite.style = .burst
      favorite.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          onChange?(favorite.isSelected)
        }, for: .valueChanged)
      accessoryView = favorite
    }

    required init?(coder: NSCoder) {
      fatalError("This cell is made in code")
    }

    /// Shows an item, silently and at once: what ran for the item before is over.
    func show(_ name: String, isFavorite: Bool) {
      textLabel?.text = name
      favorite.rebind(isSelected: isFavorite)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      onChange = nil
      favorite.rebind(isSelected: false)
    }
  }
#endif
